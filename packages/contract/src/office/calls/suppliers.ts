import { z } from 'zod';
import { guid, message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const supplierName = z.string().regex(/^[a-z]{2,20}$/);
const day = z.iso.date().meta({ description: 'A day of the market: `2026-11-15`' });

const supplier = z.strictObject({
  supplier: supplierName,
  name: z.string(),
  kind: z.enum(['games', 'sports']),
  isReachable: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether anything answers there. Null: it is off in the settings' }),
  incident: z
    .strictObject({ id: uuid, until: instant, reason: z.string() })
    .nullable()
    .meta({ description: 'What holds it off for everyone now' }),
  lastHour: z
    .strictObject({ answered: z.int(), refused: z.int(), failed: z.int(), malformed: z.int() })
    .meta({ description: 'Its calls to the wallet. `answered` has those that were refused' }),
  openRounds: z.int().meta({ description: 'With a stake and no end for longer than usual' }),
  openStakes: signedMajor.meta({ description: 'Of those' }),
  oldest: instant.nullable(),
  usualMinutes: z.int().meta({ description: 'A round goes on no longer as a rule' }),
});

const openRound = z.strictObject({
  round: guid,
  playerId: rowId,
  userName: z.string().nullable(),
  supplier: supplierName,
  supplierName: z.string(),
  game: z.string(),
  gameName: z.string(),
  reference: z.string().meta({ description: 'What the supplier calls the round' }),
  staked: signedMajor,
  stakes: z.int(),
  since: instant,
  isOverdue: z.boolean(),
  waits: z.boolean().meta({ description: 'A request to give it back waits for a second person' }),
  actions: z.array(z.enum(['giveBack'])),
});

const lateWin = z.strictObject({
  id: uuid,
  playerId: rowId,
  userName: z.string().nullable(),
  supplier: supplierName,
  supplierName: z.string(),
  gameName: z.string(),
  reference: z.string(),
  givenBack: signedMajor,
  won: signedMajor.meta({ description: 'What the supplier said. It was refused' }),
  at: instant,
  actions: z.array(z.enum(['answer'])),
});

const gameReturn = z.strictObject({
  supplier: supplierName,
  supplierName: z.string(),
  game: z.string(),
  gameName: z.string(),
  stakes: z.int(),
  staked: signedMajor.meta({ description: 'Less what came back' }),
  won: signedMajor,
  returned: z.number().nullable().meta({ description: 'won / staked, in percent' }),
  stated: z.number().nullable().meta({ description: 'By the paper of the supplier, in percent' }),
  source: z.string().nullable(),
  deviation: z
    .number()
    .nullable()
    .meta({ description: 'How far the wins are from the stated ones, in standard deviations of the wins themselves' }),
  verdict: z
    .enum(['usual', 'watch', 'unlikely', 'few', 'unstated'])
    .meta({ description: '`few`: too few rounds to tell. `watch` from 3 deviations on, `unlikely` from 4' }),
});

nameSchemas({ Supplier: supplier, OpenRound: openRound, LateWin: lateWin, GameReturn: gameReturn });

export const supplierCalls = {
  'GET Suppliers/List': officeCall({
    summary: 'Every supplier: whether it answers, how its calls went in the last hour, what is unfinished',
    permission: 'suppliers.read',
    data: z.array(supplier),
    failures: {},
  }),
  'GET Suppliers/OpenRounds': officeCall({
    summary:
      'Rounds with a stake and without an end, the oldest first, and wins that came after their stakes were given back',
    permission: 'suppliers.read',
    readsPersonalData: true,
    query: z.strictObject({
      supplier: supplierName.optional(),
      which: z.enum(['overdue', 'all']).optional().meta({ description: 'Without it the overdue ones' }),
    }),
    data: z.strictObject({ rounds: z.array(openRound), lateWins: z.array(lateWin) }),
    failures: {},
  }),
  'POST Suppliers/GiveBack': officeCall({
    summary:
      'Asks to give the stakes of an unfinished round back; the same call of another person does it. A win that comes later is refused and listed',
    permission: 'suppliers.resolve',
    body: z.strictObject({ round: guid, comment }),
    data: z.strictObject({ state: z.enum(['done', 'waits']), approvalId: uuid }),
    failures: { RECORD_HAS_MOVED_ON: message, OWN_REQUEST: message },
  }),
  'POST Suppliers/AnswerLateWin': officeCall({
    summary: 'Marks a win that came too late as answered. Money for it is an adjustment of its own',
    permission: 'suppliers.resolve',
    body: z.strictObject({ id: uuid, comment }),
    data: message,
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
  'GET Suppliers/Returns': officeCall({
    summary: 'What each game returned over some days, against what its supplier states',
    permission: 'suppliers.read',
    query: z.strictObject({ from: day, to: day, supplier: supplierName.optional() }),
    data: z.array(gameReturn),
    failures: {},
  }),
  'POST Suppliers/SetStatedReturn': officeCall({
    summary: 'Keeps what the supplier’s paper says that a game returns',
    permission: 'suppliers.resolve',
    body: z.strictObject({
      supplier: supplierName,
      game: z.string().min(1).max(80),
      stated: z.number().min(0.01).max(200).meta({ description: 'In percent, at most two decimals' }),
      source: z.string().trim().min(1).max(200).meta({ description: 'The paper that says so' }),
    }),
    data: message,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
} as const;
