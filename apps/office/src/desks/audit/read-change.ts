/** A field of what changed, as text. Undefined where it did not exist. */
export interface FieldChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** The fields of both sides, by name. A value that is no object is a field without a name. */
export function readChange(before: unknown, after: unknown): FieldChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].map((field) => ({
    field,
    before: old.get(field),
    after: fresh.get(field),
  }));
}

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['', textOf(value)]]);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return new Map(fields.map(([name, field]) => [name, textOf(field)]));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === true ? 'yes' : value === false ? 'no' : JSON.stringify(value);
}

/** `playerComment` as `player comment` */
export function fieldName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
