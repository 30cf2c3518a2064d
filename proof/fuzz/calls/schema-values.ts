import fc from 'fast-check';
import { z } from 'zod';
import type { Draws } from '../../simulate/random.ts';
import { type Speaker, sentenceOf, wordFor } from './field-words.ts';
import type { Pools, Value } from './pools.ts';

/** The part of a JSON schema that zod writes for a contract. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export function schemaOf(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
}

export interface Source extends Speaker {
  pools: Pools;
  family: string;
}

const samplesEach = 40;
const samples = new Map<string, string[]>();
const dayMs = 86_400_000;
/** None of them ends in 7, as the amounts do that a leak is recognised by. */
const amounts = [0, 1, 100, 100.5, 150, 200, 500.01, 1_000, 1_250.99, 5_000, 999_999, 1_000_000, 0.01];

/** A value that the schema allows: of an earlier answer, or one that the field's name asks for, or any. */
export function makeValue(schema: Schema, source: Source, field = ''): unknown {
  const { draws } = source;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draws.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(likely(choices, draws), source, field);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, source);
    case 'array':
      return listOf(schema, source, field);
    case 'boolean':
      return draws.chance(0.5);
    case 'null':
      return null;
    case 'number':
    case 'integer':
      return numberOf(schema, source, field);
    case 'string':
      return textOf(schema, source, field);
    default:
      return sentenceOf(source);
  }
}

function likely(choices: Schema[], draws: Draws): Schema {
  const some = choices.filter(({ type }) => type !== 'null');
  return some.length > 0 && draws.chance(0.85) ? draws.pick(some) : draws.pick(choices);
}

function objectOf({ properties = {}, required = [] }: Schema, source: Source): object {
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || source.draws.chance(0.5));
  return Object.fromEntries(wanted.map(([name, inner]) => [name, makeValue(inner, source, name)]));
}

function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, source: Source, field: string): unknown[] {
  const length = Math.max(minItems, source.draws.below(Math.min(maxItems, 3) + 1));
  return Array.from({ length }, () => makeValue(items, source, field));
}

function numberOf({ minimum, maximum, type }: Schema, source: Source, field: string): number {
  const { draws, pools, family } = source;
  const known = [draws.chance(0.7) ? pools.value(draws, { ...source, family, ...ownerOf(source), field }) : undefined];
  const word = Number(known.find((value) => typeof value === 'number') ?? wordFor(field, source));
  const fits = (value: number) =>
    value >= (minimum ?? 0) && value <= (maximum ?? Number.MAX_SAFE_INTEGER) && (type === 'number' || value % 1 === 0);
  if (fits(word) && !/\.\d7$/.test(String(word))) return word;
  const least = Math.max(minimum ?? 0, -1_000_000);
  const small = least + draws.below(Math.min(maximum ?? 100, least + 100) - least + 1);
  const amount = draws.pick(amounts);
  return type === 'number' && fits(amount) && draws.chance(0.8) ? amount : small;
}

function textOf(schema: Schema, source: Source, field: string): string {
  const { draws, pools, family, player } = source;
  const fits = (value: Value | undefined): value is Value =>
    value !== undefined &&
    (schema.pattern === undefined || new RegExp(schema.pattern).test(String(value))) &&
    String(value).length >= (schema.minLength ?? 0) &&
    String(value).length <= (schema.maxLength ?? 10_000);
  const word = wordFor(field, source);
  if (fits(word) && draws.chance(0.85)) return String(word);
  const known = pools.value(draws, { family, field, owner: player?.index });
  if (fits(known) && draws.chance(0.85)) return String(known);
  if (fits(word)) return String(word);
  return formatted(schema, source) ?? (fits(sentenceOf(source)) ? sentenceOf(source) : 'abc');
}

function ownerOf({ player }: Source) {
  return { owner: player?.index };
}

function formatted({ format, pattern, minLength }: Schema, source: Source): string | undefined {
  const { draws } = source;
  const day = () => new Date(Date.now() - draws.below(400) * dayMs).toISOString();
  if (format === 'date') return day().slice(0, 10);
  if (format === 'date-time') return day().slice(0, 19);
  if (format === 'uuid' || format === 'guid') return uuidOf(draws);
  if (format === 'email') return `visitor-${source.number}@example.com`;
  if (pattern !== undefined) return draws.pick(samplesOf(pattern));
  return minLength === undefined ? undefined : sentenceOf(source).padEnd(minLength, 'x');
}

function uuidOf(draws: Draws): string {
  const hex = Array.from({ length: 32 }, () => draws.below(16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The same for every run, since they come from the pattern alone. */
function samplesOf(pattern: string): string[] {
  const known = samples.get(pattern);
  if (known) return known;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: samplesEach, seed: 1 });
  samples.set(pattern, made);
  return made;
}
