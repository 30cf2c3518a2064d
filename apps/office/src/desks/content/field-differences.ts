/** A field that two texts of a document do not have alike. */
export interface Difference {
  /** Names from the outside in, as `['texts', 'en', 'title']`. */
  path: string[];
  mine: string;
  theirs: string;
}

/** What differs between two bodies of one kind, field by field, in the order of mine. */
export function fieldDifferences(mine: unknown, theirs: unknown, path: string[] = []): Difference[] {
  if (!isGroup(mine) || !isGroup(theirs)) {
    const [one, other] = [textOf(mine), textOf(theirs)];
    return one === other ? [] : [{ path, ...withoutCommonLines(one, other) }];
  }
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].flatMap((name) => fieldDifferences(mine[name], theirs[name], [...path, name]));
}

/** A list is one field. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A long text is shown from the first line that differs to the last, with a line before and after. */
function withoutCommonLines(mine: string, theirs: string): { mine: string; theirs: string } {
  const [own, other] = [mine.split('\n'), theirs.split('\n')];
  const shorter = Math.min(own.length, other.length);
  let start = 0;
  while (start < shorter && own[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && own.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = (lines: string[]) => {
    const [from, to] = [Math.max(0, start - 1), lines.length - Math.max(0, end - 1)];
    return [...(from > 0 ? ['…'] : []), ...lines.slice(from, to), ...(to < lines.length ? ['…'] : [])].join('\n');
  };
  return { mine: part(own), theirs: part(other) };
}
