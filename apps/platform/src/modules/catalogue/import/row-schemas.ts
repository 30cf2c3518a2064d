import { type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import { z } from 'zod';
import { findCategory, type GameType } from '../categories.ts';
import type { ListedGame, ListedSupplier } from '../listing.ts';

const supplierName = z.enum(supplierNames, { error: `must be one of ${supplierNames.join(', ')}` });
const shown = (charactersMax: number) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(charactersMax, `must have at most ${charactersMax} characters`)
    .refine(
      (text) => text === text.trim() && !/\p{C}/u.test(text),
      'must have no space around it and no control signs',
    );

export const supplierRow: z.ZodType<ListedSupplier> = z.strictObject({
  name: supplierName,
  id: z.int().min(1).max(1_000_000),
  slotPageName: shown(60),
  // Without a query, a user or anything else that could change what the name of a picture behind it means.
  imageBase: z
    .string()
    .max(200, 'must have at most 200 characters')
    .regex(
      /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?)?\/([\w.-]+\/)*$/,
      'must be a path on this site or an https:// address, and end in a slash, such as /tiles/',
    ),
  isEnabled: z.boolean(),
});

/** What each supplier needs besides the id of a game. */
const variants: Partial<Record<SupplierName, { pattern: RegExp; problem: string }>> = {
  betsolutions: { pattern: /^[123]$/, problem: 'must be the product: 1, 2 or 3' },
  softgaming: { pattern: /^\d{1,6}$/, problem: 'must be the number of the system' },
  egt: { pattern: /^[01]$/, problem: 'must be 0 or 1' },
};

export const gameRow: z.ZodType<ListedGame> = z
  .strictObject({
    supplier: supplierName,
    externalId: z.string().regex(/^[\w@:.-]{1,80}$/, 'must be 1 to 80 letters, digits or signs of _ @ : . -'),
    variant: z.string(),
    name: shown(100),
    gameType: z.literal([0, 1, 2], { error: 'must be 0 (casino and virtual), 1 (live) or 2 (slots)' }),
    categories: z.array(z.int()),
    image: z.string().regex(/^([A-Za-z0-9][\w.-]{0,119})?$/, 'must be the name of a picture, or empty'),
    isForMobile: z.boolean(),
    isForDesktop: z.boolean(),
    hasFreePlay: z.boolean(),
    hasDropsAndWins: z.boolean(),
    releasedOn: z.iso
      .date('must be a day, such as 2026-09-01')
      .refine((day) => day >= '1970-01-01', 'must be after 1970'),
    popularity: z.int().min(0).max(100),
    isEnabled: z.boolean(),
  })
  .superRefine((game, context) => {
    const say = (field: keyof ListedGame, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const variant = variants[game.supplier] ?? { pattern: /^$/, problem: 'must be empty for this supplier' };
    if (!variant.pattern.test(game.variant)) say('variant', variant.problem);
    if (!game.isForMobile && !game.isForDesktop) say('isForMobile', 'is for neither phones nor desktops');
    const problem = categoryProblem(game.gameType, game.categories);
    if (problem) say('categories', problem);
  });

function categoryProblem(gameType: GameType, numbers: number[]): string | undefined {
  if (new Set(numbers).size < numbers.length) return 'names one twice';
  const known = numbers.map((number) => findCategory(gameType, number));
  const strange = numbers.filter((_, at) => known[at]?.kind !== 'stated');
  if (strange.length > 0) return `${strange.join(', ')} cannot be stated for a game of type ${gameType}`;
  return new Set(known.map((category) => category?.shelf)).size > 1 ? 'mixes casino and virtual games' : undefined;
}
