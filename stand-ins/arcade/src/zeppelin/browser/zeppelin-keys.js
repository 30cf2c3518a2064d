/**
 * The space bar gets the first bet out that flies, Enter places the first that can be placed. Whatever has the focus and does
 * something with the key itself comes first.
 *
 * @param {import('./zeppelin-panel.js').Panel[]} panels
 */
export function mountKeys(panels) {
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (target instanceof Element && target.closest('button, a, input, select, dialog, summary')) return;
    if (key === ' ') {
      const flying = panels.find((panel) => panel.canCashOut);
      // While something flies the page must not jump.
      if (flying) event.preventDefault();
      flying?.press();
    } else if (key === 'Enter') panels.find((panel) => panel.isIdle)?.press();
  });
}
