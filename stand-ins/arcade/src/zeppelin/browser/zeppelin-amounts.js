/** @param {number} minor */
export function majorOf(minor) {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** @param {string} amount as the server writes it */
export function minorOf(amount) {
  return Number(amount.replace('.', ''));
}
