/**
 * As people read it: `1500.50` becomes ₦ 1,500.50.
 *
 * @param {string} amount
 */
export function naira(amount) {
  return `₦\u202f${amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`;
}
