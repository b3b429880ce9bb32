/* Counts as floats: each byte times the unit of its column, row after row. The product of a small whole number
   and a power of two is exact, so that this and numpy's product in `floats.py` are equal to the last bit.

   numpy converts bytes in a pass of its own; one loop over both takes half the time. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

static void scale_row(const unsigned char *counts, const float *units, float *out, Py_ssize_t size)
{
    for (Py_ssize_t at = 0; at < size; at++)
        out[at] = (float)counts[at] * units[at];
}

static PyObject *scale(PyObject *self, PyObject *args)
{
    Py_buffer counts, units, out;
    if (!PyArg_ParseTuple(args, "y*y*w*", &counts, &units, &out))
        return NULL;
    PyObject *answer = NULL;
    Py_ssize_t size = units.len / (Py_ssize_t)sizeof(float);
    if (size == 0 || units.len % (Py_ssize_t)sizeof(float) || counts.len % size ||
        out.len != counts.len * (Py_ssize_t)sizeof(float)) {
        PyErr_SetString(PyExc_ValueError, "a float is expected for every count, and a unit for every column");
        goto done;
    }
    for (Py_ssize_t first = 0; first < counts.len; first += size)
        scale_row((const unsigned char *)counts.buf + first, units.buf, (float *)out.buf + first, size);
    answer = Py_NewRef(Py_None);
done:
    PyBuffer_Release(&counts);
    PyBuffer_Release(&units);
    PyBuffer_Release(&out);
    return answer;
}

static PyMethodDef methods[] = {
    {"scale", scale, METH_VARARGS, "Write every count, times the unit of its column, into a buffer of floats."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "scaling", NULL, -1, methods};

PyMODINIT_FUNC PyInit_scaling(void) { return PyModule_Create(&module); }
