const works = new Set<() => void>();

/** Runs when this process exits. A program that stands still would not notice its parent's end. */
export function beforeExit(work: () => void): void {
  if (works.size === 0) {
    process.once('exit', () => {
      for (const each of works) each();
    });
  }
  works.add(work);
}
