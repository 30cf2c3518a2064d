/** What views of lists showed last, by their paths: the way back to a list leads to all of it at once. */
export interface KeptAnswers<T> {
  of(path: string): T | undefined;
  keep(path: string, answer: T): void;
}

const pathsMax = 20;

export function createKeptAnswers<T>(): KeptAnswers<T> {
  const kept = new Map<string, T>();
  return {
    of: (path) => kept.get(path),
    keep(path, answer) {
      // Whatever was shown longest ago leaves first.
      kept.delete(path);
      kept.set(path, answer);
      for (const oldest of kept.keys()) if (kept.size > pathsMax) kept.delete(oldest);
    },
  };
}
