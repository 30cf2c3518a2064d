import { bannerNames } from '@harmattan/art/banner';
import type { Block, ListItem, Part } from '@harmattan/prose/blocks';
import { readProse } from '@harmattan/prose/read-prose';
import { z } from 'zod';
import { instant, ownPath, words } from '../fields.ts';

/** Everything that the operator tells of promotions, in the order that players see it. */
export interface PromotionFile {
  categories: CategoryGiven[];
  promotions: PromotionGiven[];
}

export type CategoryGiven = z.output<typeof category>;
export type PromotionGiven = z.output<typeof promotion>;

const problemsMax = 50;
const idMax = 999_999_999;
const rowsMax = 200;

const id = z.int().min(1).max(idMax);

const inEach = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ en: schema, sw: schema, zh: schema });

export const markedText = z
  .string()
  .min(1, { error: 'is missing', abort: true })
  .max(10_000, { error: 'is longer than 10,000 characters' })
  .refine((text) => text.trim() !== '' && !/[\u202a-\u202e\u2066-\u2069]/u.test(text), { error: 'must be a text' })
  .refine((text) => addressesIn(readProse(text)).every((address) => address.startsWith('/')), {
    error: 'may link to paths of this site only',
  });

const category = z.strictObject({ id, isActive: z.boolean(), isInMenu: z.boolean(), names: inEach(words(40)) });

const promotion = z
  .strictObject({
    id,
    banner: z.string().refine((name) => bannerNames().includes(name), { error: 'is no banner of ours' }),
    isActive: z.boolean(),
    startsAt: instant,
    endsAt: instant.nullable(),
    categories: z.array(id).min(1).max(20),
    action: z.strictObject({ path: ownPath, labels: inEach(words(40)) }).nullable(),
    texts: inEach(
      z.strictObject({ title: words(80), summary: words(200), text: markedText, tags: z.array(words(24)).max(5) }),
    ),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ['endsAt'],
    error: 'must be after it starts',
  })
  .refine(({ texts: { en, sw, zh } }) => en.tags.length === sw.tags.length && en.tags.length === zh.tags.length, {
    path: ['texts'],
    error: 'must have the same tags in every language',
  });

const file = z.strictObject({
  categories: z.array(category).max(rowsMax),
  promotions: z.array(promotion).max(rowsMax),
});

/** Reads it strictly, and tells everything that is wrong with it. */
export function readPromotionFile(given: unknown): { file: PromotionFile } | { problems: string[] } {
  const read = file.safeParse(given);
  if (!read.success) {
    const told = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
    return { problems: told.slice(0, problemsMax) };
  }
  const problems = [
    ...repeated(read.data.categories).map((at) => `categories.${at}: has the id of another`),
    ...repeated(read.data.promotions).map((at) => `promotions.${at}: has the id of another`),
    ...strayCategories(read.data),
  ];
  return problems.length > 0 ? { problems } : { file: read.data };
}

function repeated(rows: { id: number }[]): number[] {
  const ids = rows.map((row) => row.id);
  return ids.flatMap((rowId, at) => (ids.indexOf(rowId) === at ? [] : [at]));
}

function strayCategories({ categories, promotions }: PromotionFile): string[] {
  const known = new Set(categories.map((row) => row.id));
  return promotions.flatMap((row, at) => {
    const isStray = row.categories.some((categoryId) => !known.has(categoryId));
    const isTwice = new Set(row.categories).size < row.categories.length;
    return isStray || isTwice ? [`promotions.${at}.categories: must be categories of the file, each once`] : [];
  });
}

function addressesIn(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'rule') return [];
    if (block.kind === 'list') return block.items.flatMap(addressesOfItem);
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(addressesOfParts);
    return addressesOfParts(block.parts);
  });
}

function addressesOfItem({ parts, list }: ListItem): string[] {
  return [...addressesOfParts(parts), ...(list?.items.flatMap(addressesOfItem) ?? [])];
}

function addressesOfParts(parts: Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [...(part.kind === 'link' ? [part.address] : []), ...addressesOfParts(part.parts)];
  });
}
