/* The network's sums, in C: exactly those of `forward` in network.py, which is used where there is no compiler.

   Inputs and units have 15 bits, weights 31, and there are a few hundred of each: 64 bits are always enough. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define UNITS 64
#define HEAD 32
#define GRAIN 16
#define SHIFT 12
#define MOST 32767

static int64_t whole(double amount)
{
    double found = amount * GRAIN;
    found = found < -MOST ? -MOST : found > MOST ? MOST : found;
    return (int64_t)(found + MOST + 0.5) - MOST;
}

/* Adds a list of inputs, each times its row of weights. Most inputs are 0. */
static int add_rows(PyObject *inputs, const Py_buffer *rows, int64_t *sums)
{
    Py_ssize_t count = PyList_GET_SIZE(inputs);
    const int32_t *weights = rows->buf;
    if (rows->len != count * UNITS * (Py_ssize_t)sizeof(int32_t)) {
        PyErr_SetString(PyExc_ValueError, "as many inputs as rows of weights are expected");
        return -1;
    }
    for (Py_ssize_t at = 0; at < count; at++, weights += UNITS) {
        double amount = PyFloat_AsDouble(PyList_GET_ITEM(inputs, at));
        if (amount == 0.0)
            continue;
        if (amount == -1.0 && PyErr_Occurred())
            return -1;
        int64_t input = whole(amount);
        for (int unit = 0; unit < UNITS; unit++)
            sums[unit] += input * weights[unit];
    }
    return 0;
}

static int64_t clipped(int64_t sum)
{
    int64_t found = sum <= 0 ? 0 : sum >> SHIFT;
    return found < MOST ? found : MOST;
}

static PyObject *forward(PyObject *self, PyObject *args)
{
    Py_buffer base, table_rows, seat_rows, second, third;
    PyObject *table, *seats;
    long long own_mask;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*O!O!L", &base, &table_rows, &seat_rows, &second, &third,
                          &PyList_Type, &table, &PyList_Type, &seats, &own_mask))
        return NULL;
    PyObject *answer = NULL;
    int64_t common[UNITS], units[UNITS];
    int64_t joined[3 * UNITS] = {0}; /* own, mean and most of the rivals */
    int64_t *own = joined, *mean = joined + UNITS, *best = joined + 2 * UNITS;
    Py_ssize_t count = PyList_GET_SIZE(seats);
    int owners = 0, rivals = 0;
    const int64_t *bias = base.buf;
    if (base.len != UNITS * 8 || second.len != (3 * UNITS + 1) * HEAD * 4 || third.len != (HEAD + 1) * 4) {
        PyErr_SetString(PyExc_ValueError, "the weights have another shape");
        goto done;
    }
    for (int unit = 0; unit < UNITS; unit++)
        common[unit] = bias[unit];
    if (add_rows(table, &table_rows, common) < 0)
        goto done;
    for (Py_ssize_t seat = 0; seat < count; seat++) {
        PyObject *inputs = PyList_GET_ITEM(seats, seat);
        if (!PyList_Check(inputs)) {
            PyErr_SetString(PyExc_TypeError, "a list of inputs is expected for every seat");
            goto done;
        }
        for (int unit = 0; unit < UNITS; unit++)
            units[unit] = common[unit];
        if (add_rows(inputs, &seat_rows, units) < 0)
            goto done;
        int is_own = own_mask >> seat & 1;
        owners += is_own;
        rivals += !is_own;
        for (int unit = 0; unit < UNITS; unit++) {
            int64_t active = clipped(units[unit]);
            if (is_own) {
                own[unit] += active;
            } else {
                mean[unit] += active;
                best[unit] = best[unit] > active ? best[unit] : active;
            }
        }
    }
    if (!owners || !rivals) {
        PyErr_SetString(PyExc_ValueError, "a seat and a rival are expected");
        goto done;
    }
    for (int unit = 0; unit < UNITS; unit++) {
        own[unit] /= owners;
        mean[unit] /= rivals;
    }
    const int32_t *weights = second.buf;
    int64_t head[HEAD], one = (int64_t)1 << SHIFT;
    for (int unit = 0; unit < HEAD; unit++)
        head[unit] = (int64_t)weights[3 * UNITS * HEAD + unit] * one;
    for (int at = 0; at < 3 * UNITS; at++, weights += HEAD)
        if (joined[at])
            for (int unit = 0; unit < HEAD; unit++)
                head[unit] += joined[at] * weights[unit];
    const int32_t *last = third.buf;
    int64_t total = (int64_t)last[HEAD] * one;
    for (int unit = 0; unit < HEAD; unit++)
        total += clipped(head[unit]) * last[unit];
    answer = PyLong_FromLongLong(total);
done:
    PyBuffer_Release(&base);
    PyBuffer_Release(&table_rows);
    PyBuffer_Release(&seat_rows);
    PyBuffer_Release(&second);
    PyBuffer_Release(&third);
    return answer;
}

static PyMethodDef methods[] = {
    {"forward", forward, METH_VARARGS, "The network's output for the seats of a mask."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "forward", NULL, -1, methods};

PyMODINIT_FUNC PyInit_forward(void) { return PyModule_Create(&module); }
