/** What is told about a limit that refused a stake. */
export interface LimitNote {
  text: string;
}

let shown: LimitNote | undefined;
const listeners = new Set<() => void>();

/** True where a page shows it by itself, such as the frame of a game. */
export function showLimitNote(note: LimitNote | undefined): boolean {
  shown = note;
  for (const listener of listeners) listener();
  return listeners.size > 0;
}

export const currentLimitNote = () => shown;

export function subscribeToLimitNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
