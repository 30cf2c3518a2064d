const pauseMs = 1_000;
const spreadMs = 3_000;

/** Does something soon, and several calls at once only once. Not everybody at the same moment: thousands hear of the same whistle. */
export function createPatience(act: () => void): { soon(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon() {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          act();
        },
        pauseMs + Math.random() * spreadMs,
      );
    },
    stop: () => clearTimeout(timer),
  };
}
