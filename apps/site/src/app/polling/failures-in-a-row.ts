interface FailuresInARow {
  /** True when this outcome makes it too many. */
  isOneTooMany: (outcome: { failed: boolean }) => boolean;
}

export function failuresInARow(max: number): FailuresInARow {
  let count = 0;
  return {
    isOneTooMany({ failed }) {
      count = failed ? count + 1 : 0;
      return count >= max;
    },
  };
}
