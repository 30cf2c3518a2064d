import type { Part } from './blocks.ts';

/** What was opened and not closed yet. Each mark is open at most once, so there are never more than four of these. */
interface Open {
  mark: '' | '**' | '_' | '[';
  parts: Part[];
}

/** The marks of a line that are open, the innermost last, and the parts that stand in each. */
export function createOpenMarks() {
  const opened: Open[] = [{ mark: '', parts: [] }];

  function open(mark: Open['mark']): void {
    opened.push({ mark, parts: [] });
  }

  function depthOf(mark: Open['mark']): number {
    return opened.findIndex((one) => one.mark === mark);
  }

  /** What is open from this depth on was no mark after all: it goes, as it was written, to what it stands in. */
  function giveUp(depth: number): void {
    while (opened.length > depth) {
      const { mark } = top();
      const parts = take();
      put(mark);
      for (const part of parts) put(part);
    }
  }

  function take(): Part[] {
    return opened.pop()?.parts ?? [];
  }

  function put(part: Part): void {
    const { parts } = top();
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }

  function top(from = -1): Open {
    return opened.at(from) as Open;
  }

  return { open, top, put, take, giveUp, depthOf };
}
