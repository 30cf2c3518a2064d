const key = 'seen';
const numbersMax = 100;

/** Which message of each number was shown last. A browser that keeps nothing for us shows everything as new. */
export const seen = {
  /** @param {string} number */
  latestOf(number) {
    return read()[number] ?? '';
  },

  /**
   * @param {string} number
   * @param {string} id
   */
  remember(number, id) {
    const { [number]: before = '', ...others } = read();
    if (id <= before) return;
    const kept = Object.entries(others).slice(-numbersMax + 1);
    try {
      localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(kept), [number]: id }));
    } catch {
      // It is full, or not ours to use inside a frame.
    }
  },
};

/** @returns {Record<string, string>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
