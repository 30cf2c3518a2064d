/**
 * Calls back with what stands in a form when it is sent, and keeps a second press away meanwhile.
 *
 * @param {HTMLElement} element
 * @param {(values: Record<string, string>) => Promise<void>} send
 */
export function onSend(element, send) {
  const form = /** @type {HTMLFormElement} */ (element);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const values = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)));
    await whileBusy(form, () => send(values));
  });
}

/**
 * @param {HTMLElement} element
 * @param {() => Promise<void>} work
 */
export async function whileBusy(element, work) {
  if (element.getAttribute('aria-busy') === 'true') return;
  element.setAttribute('aria-busy', 'true');
  try {
    await work();
  } finally {
    element.setAttribute('aria-busy', 'false');
  }
}

/**
 * A field of a form.
 *
 * @param {HTMLElement} form
 * @param {string} name
 */
export function field(form, name) {
  return /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (form).elements.namedItem(name));
}
