/** Work that yields wherever others may have their turn. */
export type Sliced<Result> = Generator<void, Result, void>;

export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const sliceMs = 4;

/** Lets calls that wait be answered in between. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  for (let startedAt = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < sliceMs) continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    startedAt = performance.now();
  }
}
