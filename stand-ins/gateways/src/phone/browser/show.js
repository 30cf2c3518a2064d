/**
 * Shows one of a panel's faces.
 *
 * @param {HTMLElement} root
 * @param {string} state
 */
export function show(root, state) {
  root.setAttribute('aria-busy', String(state === 'loading'));
  for (const element of root.querySelectorAll('[data-state]')) {
    element.toggleAttribute('hidden', element.getAttribute('data-state') !== state);
  }
}
