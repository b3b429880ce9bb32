// What a person sees lit at a table, and where it can be pressed. Runs in every page before its own scripts.
(() => {
  const CHANGES = ["move", "undo", "confirm"];
  let waiting = false;
  /** Every row of the log that this page was told of, as often as it was told the whole log. */
  const told = [[]];

  window.WebSocket = class extends window.WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("close", () => (waiting = false));
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "position" || said.type === "error") waiting = false;
        if (said.type !== "position" || !said.log.length) return;
        if (said.log[0].ply === 1 && told.at(-1).length) told.push([]);
        told.at(-1).push(...said.log.map(({ ply, seat, text }) => `${ply} ${seat} ${text}`));
      });
    }
    send(data) {
      if (CHANGES.includes(JSON.parse(data).type)) waiting = true;
      super.send(data);
    }
  };

  const LIT = '[data-light="next"], [data-move], [data-confirm], [data-lift]';
  const nameOf = ({ dataset }) => dataset.move ?? dataset.touch ?? ("lift" in dataset ? "lift" : "confirm");
  const shown = (element) => element.checkVisibility() && !element.disabled && !element.closest("[inert]");
  const lit = () => [...document.querySelectorAll(LIT)].filter(shown);

  /** Points of an element that a person would aim at: its middle first. */
  function aims(element) {
    const box = (element.querySelector(".ring") ?? element).getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75];
    const grid = parts.flatMap((down) => parts.map((right) => [box.x + box.width * right, box.y + box.height * down]));
    const path = element.querySelector("path.hit");
    if (!path) return grid;
    const matrix = path.getScreenCTM();
    const along = [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => path.getPointAtLength(path.getTotalLength() * share));
    return [...grid.slice(0, 1), ...along.map((at) => at.matrixTransform(matrix)).map(({ x, y }) => [x, y])];
  }

  function scroller(element) {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const down = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
      const right = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
      if (down || right) return box;
    }
    return null;
  }

  const face = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  function rectangle(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  window.driver = {
    /** Nothing is looked for as long as the last move has not been answered. */
    names: () => (waiting ? [] : lit().map(nameOf)),
    told: () => told,
    /** Where a lit thing can be pressed now, or what has to be moved to see it. */
    find(name) {
      const element = lit().find((found) => nameOf(found) === name);
      if (!element) return null;
      const [middle] = aims(element);
      const free = aims(element).find(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      const board = element.closest(".window");
      const box = board ?? scroller(element);
      const cover = free ? null : document.elementFromPoint(...middle);
      return { point: free ?? null, middle, board: board !== null, box: box && rectangle(box), cover: cover && face(cover) };
    },
    /** The same, once what was done last is drawn: the board makes room for what stands below it a frame later. */
    async seek(name) {
      await drawn();
      return window.driver.find(name);
    },
    /** Until it has left where it was, if it does, and then stands still: a wheel scrolls for a while. */
    async settled(name, from) {
      const place = () => JSON.stringify(window.driver.find(name)?.middle.map(Math.round) ?? null);
      const left = performance.now() + 1000;
      while (place() === JSON.stringify(from.map(Math.round)) && performance.now() < left) await drawn();
      const end = performance.now() + 10_000;
      for (let same = 0, before = ""; same < 3 && performance.now() < end; ) {
        await drawn();
        same = place() === before ? same + 1 : 0;
        before = place();
      }
    },
    acting: () => !waiting && document.querySelector(".bar.acting") !== null,
  };
})();
