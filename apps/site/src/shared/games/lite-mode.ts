const storageKey = 'liteMode';
const on = 'on';
const off = 'off';

/** Lists without pictures: what the player chose here, or else what the phone was told about saving data. */
export function isLiteChosen(): boolean {
  try {
    const chosen = localStorage.getItem(storageKey);
    if (chosen !== null) return chosen === on;
  } catch {
    // Storage can be closed to a page in a web view.
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export function storeLite(isLite: boolean): void {
  try {
    localStorage.setItem(storageKey, isLite ? on : off);
  } catch {
    // As above; the choice then lasts as long as the page.
  }
}
