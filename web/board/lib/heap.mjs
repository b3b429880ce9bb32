/** A queue that hands out the entry with the least cost first. */
export class Heap {
  constructor() {
    this.entries = [];
  }

  get size() {
    return this.entries.length;
  }

  push(...entry) {
    const heap = this.entries;
    let i = heap.push(entry) - 1;
    while (i > 0 && before(heap[i], heap[(i - 1) >> 1])) i = swap(heap, i, (i - 1) >> 1);
  }

  pop() {
    const heap = this.entries;
    swap(heap, 0, heap.length - 1);
    const least = heap.pop();
    let i = 0;
    for (;;) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      let next = i;
      if (left < heap.length && before(heap[left], heap[next])) next = left;
      if (right < heap.length && before(heap[right], heap[next])) next = right;
      if (next === i) return least;
      i = swap(heap, i, next);
    }
  }
}

const before = (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

function swap(heap, i, j) {
  [heap[i], heap[j]] = [heap[j], heap[i]];
  return j;
}
