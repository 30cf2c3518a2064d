/**
 * Many buttons in a grid are one stop for the Tab key; arrows go from one to the next.
 *
 * @param {HTMLElement} grid
 */
export function mountRoving(grid) {
  const buttons = [...grid.querySelectorAll('button')];
  const columns = () => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  for (const [at, button] of buttons.entries()) button.tabIndex = at === 0 ? 0 : -1;

  /** @param {Element} chosen */
  function stop(chosen) {
    for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
  }

  grid.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement) stop(target);
  });
  grid.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(), ArrowDown: columns() };
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + (steps[event.key] ?? 0);
    if (at < 0 || to === at || !buttons[to]) return;
    event.preventDefault();
    buttons[to].focus();
  });
}
