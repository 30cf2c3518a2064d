import { find } from './find.js';

/**
 * One panel of the screen at a time; which one stands behind the # of the address.
 *
 * @param {HTMLElement} screen
 */
export function mountTabs(screen) {
  const links = [...find(screen, '.tabs').querySelectorAll('a')];
  addEventListener('hashchange', draw);
  draw();

  function draw() {
    const open = links.find(({ hash }) => hash === location.hash) ?? links[0];
    for (const link of links) {
      link.toggleAttribute('aria-current', link === open);
      find(screen, `[data-panel="${link.hash.slice(1)}"]`).hidden = link !== open;
    }
  }
}
