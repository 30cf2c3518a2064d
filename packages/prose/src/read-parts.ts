import type { Part } from './blocks.ts';
import { isAddress } from './is-address.ts';
import { createOpenMarks } from './open-marks.ts';

/** Reads the marks inside a line in one walk over it. A mark without its other half is a plain character. */
export function readParts(text: string): Part[] {
  const { open, top, put, take, giveUp, depthOf } = createOpenMarks();
  let at = 0;
  for (const { 0: run, index } of text.matchAll(/\*+|_+|[[\]]/g)) {
    // The run stands in an address that was read already.
    if (index < at) continue;
    put(text.slice(at, index));
    at = index + run.length;
    const before = text[index - 1] ?? ' ';
    const after = text[at] ?? ' ';
    if (run === '**') toggle(run, !isSpace(before), !isSpace(after));
    // Inside a word it is a character of the word, as in `refcode_name`.
    else if (run === '_') {
      toggle(run, !isSpace(before) && !isWord(after), !isSpace(after) && !isWord(before));
    } else if (run === '[') {
      // The innermost bracket is the one that counts, and a link cannot hold another.
      const outer = depthOf('[');
      if (outer > 0) giveUp(outer);
      open('[');
    } else if (run === ']') closeLink();
    else put(run);
  }
  put(text.slice(at));
  giveUp(1);
  return top().parts;

  function toggle(mark: '**' | '_', mayClose: boolean, mayOpen: boolean): void {
    const depth = depthOf(mark);
    if (depth > 0 && mayClose) {
      giveUp(depth + 1);
      top(-2).parts.push({ kind: mark === '_' ? 'italic' : 'bold', parts: take() });
    } else if (depth < 0 && mayOpen) open(mark);
    else put(mark);
  }

  function closeLink(): void {
    const depth = depthOf('[');
    if (depth < 0) {
      put(']');
      return;
    }
    const round = /\(([^\s()]*)\)/y;
    round.lastIndex = at;
    const address = round.exec(text)?.[1] ?? '';
    giveUp(depth + 1);
    if (isAddress(address) && top().parts.length > 0) {
      top(-2).parts.push({ kind: 'link', address, parts: take() });
      at = round.lastIndex;
    } else {
      giveUp(depth);
      put(']');
    }
  }
}

function isSpace(character: string): boolean {
  return character.trim() === '';
}

/** Latin letters and figures only: Chinese puts no spaces between its words. */
function isWord(character: string): boolean {
  return /[0-9A-Za-z]/.test(character);
}
