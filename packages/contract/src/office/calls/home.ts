import { z } from 'zod';
import { signedMajor } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { instant } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const worklist = z.strictObject({
  kind: z.string(),
  count: z.int(),
  oldest: instant,
  amount: signedMajor.meta({ description: 'Of all of them together' }),
  owners: z.array(z.string()).meta({ description: 'Who works on some of them now' }),
});

/** A figure of this day until now, beside that of the same hours a week ago, the last one whole. */
const beside = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ today: schema, lastWeek: schema });

const paid = z.strictObject({ count: z.int(), amount: signedMajor });
const played = z.strictObject({
  staked: signedMajor,
  refunded: signedMajor,
  won: signedMajor,
  awarded: signedMajor.meta({ description: 'Jackpots, promotions and prizes, paid without a stake' }),
  ggr: signedMajor.meta({ description: 'staked - refunded - won' }),
});

const figures = z.strictObject({
  registrations: beside(z.int()),
  deposits: beside(paid),
  withdrawals: beside(paid),
  products: z.array(z.strictObject({ product: z.string(), ...beside(played).shape })),
});

const money = z.strictObject({
  atGateways: signedMajor.meta({ description: 'At gateways and banks, by the books' }),
  owedToPlayers: signedMajor,
  inSuspense: signedMajor.meta({ description: 'Money that waits for its owner' }),
  setAside: signedMajor.meta({ description: 'For prizes' }),
  free: signedMajor.meta({ description: 'atGateways - owedToPlayers - inSuspense - setAside' }),
});

const health = z.strictObject({
  booksCheckedTo: instant.nullable(),
  placesInDoubt: z.int().meta({ description: 'Where a rule of the books was broken and is checked again' }),
  totalsBehindSeconds: z.number().nullable(),
});

const overview = z.strictObject({
  at: instant,
  worklists: z.array(worklist).meta({ description: 'Of the desks that this person may read' }),
  figures: figures
    .nullable()
    .meta({ description: 'Null without the permission `figures.read`, and so are the next two' }),
  money: money.nullable(),
  health: health.nullable(),
});

nameSchemas({
  HomeWorklist: worklist,
  HomeFigures: figures,
  HomeMoney: money,
  HomeHealth: health,
  HomeOverview: overview,
});

export const homeCalls = {
  'GET Home/Overview': officeCall({
    summary: 'What waits, how the day goes, what the house owes and has, and whether all is well',
    permission: 'home.read',
    data: overview,
    failures: {},
  }),
} as const;
