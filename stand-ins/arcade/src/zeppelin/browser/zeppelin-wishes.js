/**
 * What the player has chosen about the page itself, kept in this browser.
 *
 * @param {string} name
 */
export function readWish(name) {
  try {
    return localStorage.getItem(`zeppelin-${name}`) === 'on';
  } catch {
    return false;
  }
}

/** @param {string} name @param {boolean} isOn */
export function keepWish(name, isOn) {
  try {
    localStorage.setItem(`zeppelin-${name}`, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing forgets it, and that is all.
  }
}
