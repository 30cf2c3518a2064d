/** What the panel shows in another way, or what says nothing to a person. */
const shownElsewhere = ['playerId', 'amountMinor', 'key', 'id'];

/** What is done with a yes, field by field as the request has it. Values that are no plain words are left to the record itself. */
export function readAsked(asked: unknown): { field: string; value: string }[] {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return [];
  return Object.entries(asked).flatMap(([field, value]) =>
    shownElsewhere.includes(field) || !isPlain(value) ? [] : [{ field, value: String(value) }],
  );
}

function isPlain(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
