/** @param {number} kobo */
export function nairaOf(kobo) {
  return `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;
}

/** @param {string} amount as the server writes it */
export function koboOf(amount) {
  return Number(amount.replace('.', ''));
}
