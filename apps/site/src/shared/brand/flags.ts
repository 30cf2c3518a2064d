/** What one page leaves in local storage for another one to find. The names are facts that other tools rely on. */
export type Flag =
  | 'newUser'
  | 'myBetsClicked'
  | 'RedirectToProviderMybets'
  | 'webviewModalWasShown'
  | 'passwordChangeForced';

const raised = 'true';

/** Storage can be closed to a page in a web view; a flag then lasts as long as the page. */
const kept = new Set<Flag>();

export function setFlag(flag: Flag): void {
  try {
    localStorage.setItem(flag, raised);
  } catch {
    kept.add(flag);
  }
}

export function hasFlag(flag: Flag): boolean {
  try {
    return kept.has(flag) || localStorage.getItem(flag) === raised;
  } catch {
    return kept.has(flag);
  }
}

/** Whether it was set; it no longer is. */
export function takeFlag(flag: Flag): boolean {
  const wasSet = hasFlag(flag);
  kept.delete(flag);
  try {
    localStorage.removeItem(flag);
  } catch {
    // As above.
  }
  return wasSet;
}
