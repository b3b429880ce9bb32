// What does not fit: elements that scroll sideways, cut their words, or stand out of the screen.
(() => {
  /** The board is a window onto a larger sheet, words for screen readers are clipped, flights cross the page,
      a finger finds more than a face. */
  const APART = ".window, .sr, .flights, .symbols, .map, svg, svg *, option, [data-may-scroll], [data-opponent]";
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith("svelte-")).join(".")}`;
  const path = (element) => {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) names.unshift(named(at));
    return `${names.join(" > ")}: ${(element.textContent ?? "").trim().slice(0, 40)}`;
  };
  const clips = (overflow) => overflow !== "visible";

  function fault(element, screen) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, width } = element.getBoundingClientRect();
    if (element.scrollWidth > element.clientWidth + 1 && clips(overflowX) && element.clientWidth)
      return `wider by ${element.scrollWidth - element.clientWidth}`;
    if (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 1)
      return `higher by ${element.scrollHeight - element.clientHeight}`;
    if (width && (right > screen + 1 || left < -1)) return `from ${Math.round(left)} to ${Math.round(right)}`;
    // Words that run over the edge of their own box, as in a button.
    if (/^(BUTTON|A|LABEL)$/.test(element.tagName) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
      return `words wider by ${element.scrollWidth - element.clientWidth}`;
    return "";
  }

  /** On a screen so many pixels wide: a phone's window grows with what does not fit. */
  window.overflow = (screen) => {
    const page = document.documentElement;
    const whole = page.scrollWidth > screen ? [`page: ${page.scrollWidth} of ${screen}`] : [];
    const parts = [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest(APART) && element.checkVisibility())
      .flatMap((element) => (fault(element, screen) ? [`${fault(element, screen)}: ${path(element)}`] : []));
    return [...whole, ...parts];
  };
})();
