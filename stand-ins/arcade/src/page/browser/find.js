/**
 * An element that the page is known to have.
 *
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement}
 */
export function find(selector, root = document) {
  const element = root.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return element;
}

/**
 * What the server has written into the page.
 *
 * @param {string} id
 */
export function readData(id) {
  return JSON.parse(find(`#${id}`).textContent ?? '');
}
