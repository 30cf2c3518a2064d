import { z } from 'zod';

type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
};

/** A schema as it goes over the wire, in the notation that a reader of TypeScript knows. */
export function typeText(schema: z.ZodType): string {
  return textOf(z.toJSONSchema(schema, { io: 'input' }) as Schema, '');
}

function textOf(schema: Schema, indent: string): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => textOf(choice, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `${parenthesised(textOf(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectText(schema, indent);
  return [schema.type ?? 'anything'].flat().join(' | ');
}

function objectText(schema: Schema, indent: string): string {
  const properties = Object.entries(schema.properties ?? {});
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${textOf(schema.additionalProperties, indent)} }`;
  if (properties.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = property.description ? `  // ${property.description}` : '';
    return `${inner}${name}${mark}: ${textOf(property, inner)};${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function parenthesised(text: string): string {
  return text.includes(' | ') ? `(${text})` : text;
}
