import { parse } from 'node:querystring';

const fieldsMax = 50;

/** The fields of a form, each once; undefined when one came twice. */
export function readForm(body: string): Record<string, string> | undefined {
  const fields = parse(body, '&', '=', { maxKeys: fieldsMax });
  for (const name in fields) if (typeof fields[name] !== 'string') return undefined;
  return fields as Record<string, string>;
}
