import { marketRegions } from '@harmattan/kernel/market-regions';
import { z } from 'zod';
import { guid, localTime, message, nothing, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const region = z
  .string()
  .refine((name) => marketRegions.includes(name), 'must be a state of the market')
  .meta({ description: 'A state of the market, as `Lagos`' });
const day = z.iso.date().meta({ description: 'A day of the market: `2026-03-31`' });
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month of the market', example: '2026-03' });
const cursor = z.string().regex(/^\d{1,18}$/);

const scope = z.strictObject({
  regions: z.array(z.string()),
  from: day,
  to: day,
  expiresAt: instant.nullable().meta({ description: 'Null for the house itself' }),
});

const sums = {
  players: z.int(),
  stakes: signedMajor,
  refunds: signedMajor,
  wins: signedMajor,
  awards: signedMajor.meta({ description: 'Jackpots, promotions and prizes, paid without a stake' }),
  ggr: signedMajor.meta({ description: 'stakes - refunds - wins' }),
};
const figures = z.strictObject({
  region: z.string(),
  from: day,
  to: day,
  products: z.array(z.strictObject({ product: z.string(), ...sums })),
  total: z.strictObject(sums),
});

const player = z.strictObject({
  playerId: rowId,
  number: z.string().meta({ description: 'With the middle hidden' }),
  stakes: signedMajor,
  wins: signedMajor,
  ggr: signedMajor,
});

const ticket = z.strictObject({
  id: guid,
  time: localTime,
  area: z.enum(['games', 'sports']),
  name: z.string(),
  provider: z.string(),
  stake: signedMajor,
  win: signedMajor,
  state: z.string(),
});

const ticketDetails = z.strictObject({
  ticket,
  reference: z.string().meta({ description: 'What the supplier calls it' }),
  moves: z.array(
    z.strictObject({
      time: localTime,
      kind: z.string(),
      amount: signedMajor,
      isRefused: z.boolean(),
      reference: z.string(),
    }),
  ),
  legs: z.array(
    z.strictObject({ match: z.string(), market: z.string(), outcome: z.string(), price: z.int().nullable() }),
  ),
});

const outside = { RECORD_DOES_NOT_EXIST: nothing };

nameSchemas({
  RegulatorScope: scope,
  RegulatorFigures: figures,
  RegulatorPlayer: player,
  RegulatorTicket: ticket,
  RegulatorTicketDetails: ticketDetails,
});

/** What lies outside of the scope of an account answers as what does not exist. */
export const regulatorCalls = {
  'GET Regulator/Scope': officeCall({
    summary: 'The states and the period that this account may read',
    permission: 'regulator.read',
    data: scope,
    failures: outside,
  }),
  'GET Regulator/Figures': officeCall({
    summary: 'Stakes, wins and gross revenue by product, of the players who declared a state, in a month',
    permission: 'regulator.read',
    query: z.strictObject({ region, month }),
    data: figures,
    failures: outside,
  }),
  'GET Regulator/Players': officeCall({
    summary: 'Players of a state who staked in a month, 50 a page, by their stakes',
    permission: 'regulator.read',
    readsPersonalData: true,
    query: z.strictObject({
      region,
      month,
      page: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .optional(),
    }),
    data: z.array(player),
    failures: outside,
  }),
  'GET Regulator/Tickets': officeCall({
    summary: 'Rounds and bets of a player of a state in a month, the newest first',
    permission: 'regulator.read',
    readsPersonalData: true,
    query: z.strictObject({ region, month, playerId: rowId, before: cursor.optional() }),
    data: z.strictObject({ tickets: z.array(ticket), next: cursor.nullable() }),
    failures: outside,
  }),
  'GET Regulator/Ticket': officeCall({
    summary: 'One round or bet, with everything that moved for it',
    permission: 'regulator.read',
    readsPersonalData: true,
    query: z.strictObject({ region, month, playerId: rowId, id: guid }),
    data: ticketDetails,
    failures: outside,
  }),
  'POST Regulator/AskOpen': officeCall({
    summary:
      'Asks for an account of a regulator, cut by state and period, with an expiry. The maker is told its first password, the approver the secret of its authenticator app',
    permission: 'staff.manage',
    isCostly: true,
    body: z
      .strictObject({
        userName: z.string().regex(/^[a-z][a-z0-9._-]{1,31}$/),
        fullName: z
          .string()
          .trim()
          .min(1)
          .max(80)
          .regex(/^\P{Cc}*$/u, 'has a control character'),
        regions: z.array(region).min(1).max(marketRegions.length),
        ...{ from: day, to: day, expiresAt: instant, comment },
      })
      .refine(({ from, to }) => from <= to, 'must end after it begins'),
    data: z.strictObject({ approvalId: uuid, password: z.string() }),
    failures: {
      ...{ RECORD_HAS_MOVED_ON: message, NAME_IS_TAKEN: message, INCORRECT_PARAMETER_VALUE: message },
    },
  }),
} as const;
