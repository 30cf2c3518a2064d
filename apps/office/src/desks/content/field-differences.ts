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
    return one === other ? [] : [{ path, mine: one, theirs: other }];
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
