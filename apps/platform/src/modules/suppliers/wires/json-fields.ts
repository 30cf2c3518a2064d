import { isStorable } from '../../../plumbing/http/json-body.ts';

export type JsonFields = Record<string, unknown>;

/**
 * A JSON object whose numbers are the text that was sent: an amount never becomes a float, and a signature is over what the
 * sender wrote. Undefined for anything else.
 */
export function readJsonFields(body: string): JsonFields | undefined {
  try {
    const value: unknown = JSON.parse(body, keepNumberText as (key: string, value: unknown) => unknown);
    return isObject(value) && isStorable(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function keepNumberText(_key: string, value: unknown, context: { source?: string }): unknown {
  return typeof value === 'number' ? (context.source ?? String(value)) : value;
}

function isObject(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that is text or was a number; undefined when it is missing or anything else. */
export function textOf(fields: JsonFields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
