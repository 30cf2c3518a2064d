import { z } from 'zod';
import { message } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';

const basedOn = z.int().min(0).max(1_000_000).meta({ description: 'The version that was decided on' });
const category = z.strictObject({ number: z.int(), name: z.string() });

const choice = {
  isHidden: z.boolean(),
  popularity: z.int().min(0).max(100).nullable().meta({ description: 'Null: as the list says' }),
  categories: z.array(z.int()).max(10).nullable().meta({ description: 'Null: as the list says' }),
  hasDropsAndWins: z.boolean().nullable().meta({ description: 'Null: as the list says' }),
};

const game = z.strictObject({
  id: z.int(),
  name: z.string(),
  supplier: z.string().meta({ description: 'As players read it' }),
  isShown: z.boolean().meta({ description: 'Whether players can find it now' }),
  isListed: z.boolean().meta({ description: 'Whether its list has it switched on' }),
  listed: z
    .strictObject({ popularity: z.int(), categories: z.array(z.int()), hasDropsAndWins: z.boolean() })
    .meta({ description: 'What the list says' }),
  choice: z.strictObject(choice).meta({ description: 'What the office says over it' }),
  version: z.int(),
  categories: z.array(category).meta({ description: 'Those that it can be in' }),
  actions: z.array(z.enum(['choose'])),
});

const supplier = z.strictObject({
  id: z.int(),
  name: z.string(),
  isListed: z.boolean(),
  isHidden: z.boolean(),
  version: z.int(),
  games: z.int(),
  actions: z.array(z.enum(['choose'])),
});

const games = z.strictObject({
  games: z.array(game).meta({ description: 'At most a hundred, the popular ones first' }),
  found: z.int(),
  suppliers: z.array(supplier),
});

nameSchemas({ CatalogueChoiceGame: game, CatalogueChoiceSupplier: supplier, CatalogueChoices: games });

const failures = { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };

export const catalogueCalls = {
  'GET Catalogue/Games': officeCall({
    summary: 'Games by name, with what the office decided about them, and the suppliers',
    permission: 'content.read',
    query: z.strictObject({
      text: z.string().trim().max(100).optional(),
      supplier: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .optional(),
    }),
    data: games,
    failures: {},
  }),
  'POST Catalogue/SetGame': officeCall({
    summary: 'Hides a game or shows it, and says where it stands in the lists',
    permission: 'content.publish',
    body: z.strictObject({ id: z.int().min(1).max(2_147_483_647), basedOn, ...choice, comment }),
    data: message,
    failures: { ...failures, INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Catalogue/SetSupplier': officeCall({
    summary: 'Hides all games of a supplier, or shows them again. Rounds that run go on',
    permission: 'content.publish',
    body: z.strictObject({ id: z.int().min(1).max(2_147_483_647), basedOn, isHidden: z.boolean(), comment }),
    data: message,
    failures,
  }),
} as const;
