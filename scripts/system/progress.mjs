const redrawMs = 250;
/** For terminals that do not say how wide they are. */
const columnsDefault = 80;
/** Where lines cannot be redrawn, a step is mentioned once it takes this long, and again at this pace. */
const firstMentionMs = 2_000;
const mentionMs = 15_000;

/**
 * @typedef {object} Progress
 * @property {<T>(words: string, work: () => Promise<T>) => Promise<T>} step
 * @property {(text: string) => void} line
 */

/**
 * Tells a person what is going on: a live line on a terminal, plain lines in a file or a pipe. Steps may overlap.
 *
 * @param {NodeJS.WriteStream} out
 * @returns {Progress}
 */
export function createProgress(out) {
  // Whoever was reading may be gone. That must not keep us from stopping in order.
  out.on('error', () => {});
  const terminal = out.isTTY ? liveLine(out) : undefined;

  /** @param {string} text */
  function line(text) {
    terminal?.clear();
    out.write(`${text}\n`);
    terminal?.draw();
  }

  return {
    line,
    async step(words, work) {
      const startedAt = performance.now();
      const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      const endMention = terminal ? terminal.show(words) : mentionNowAndThen(() => line(`  … ${words} ${seconds()}`));
      const result = await work().finally(endMention);
      line(`  ✓ ${words} ${seconds()}`);
      return result;
    },
  };
}

/** @param {() => void} mention */
function mentionNowAndThen(mention) {
  let timer = setTimeout(again, firstMentionMs);
  function again() {
    mention();
    timer = setTimeout(again, mentionMs);
  }
  return () => clearTimeout(timer);
}

/** @param {NodeJS.WriteStream} out */
function liveLine(out) {
  const clearLine = '\r\u001b[K';
  /** @type {Map<symbol, { words: string, startedAt: number }>} */
  const running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const clear = () => out.write(clearLine);
  function draw() {
    if (running.size === 0) return;
    const parts = [...running.values()].map(
      ({ words, startedAt }) => `${words} ${Math.floor((performance.now() - startedAt) / 1000)} s`,
    );
    // A line that wraps could not be cleared again.
    const text = `  … ${parts.join(' · ')}`.slice(0, (out.columns || columnsDefault) - 1);
    out.write(clearLine + text);
  }

  return {
    clear,
    draw,
    /** @param {string} words */
    show(words) {
      const key = Symbol(words);
      running.set(key, { words, startedAt: performance.now() });
      timer ??= setInterval(draw, redrawMs);
      draw();
      return () => {
        running.delete(key);
        clear();
        if (running.size > 0) return draw();
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
