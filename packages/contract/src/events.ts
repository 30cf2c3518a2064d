import { z } from 'zod';
import { breakState } from './break-state.ts';
import { major, signedMajor, uuid } from './fields.ts';
import { nameSchemas } from './names.ts';

export interface EventDefinition {
  summary: string;
  /** Its input side is the wire, its output side what the server works with. */
  data: z.ZodType;
}

/** How many changes there were, in text: it may be larger than a JSON number holds exactly. */
const version = z.codec(z.string().regex(/^\d{1,20}$/, 'must be a version'), z.bigint(), {
  decode: BigInt,
  encode: String,
});

/** The events of the player's stream, filed under their names. */
export const events = {
  balance: {
    summary: "The player's balance",
    data: z.strictObject({
      totalBalance: signedMajor,
      version: version.meta({ description: 'Grows with every change. An older version never follows a newer one' }),
    }),
  },
  unread: {
    summary: 'How many messages of the inbox are unread',
    data: z.strictObject({ unread: z.int().min(0) }),
  },
  payment: {
    summary: 'Money has arrived or was paid out. Not sent at the start, and perhaps twice for one payment',
    data: z.strictObject({
      id: uuid,
      type: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 deposit, 2 withdraw' }),
      amount: major,
    }),
  },
  limit: {
    summary: "A stake was refused by one of the player's limits. Not sent at the start",
    data: z.strictObject({ kind: z.enum(['stake', 'loss', 'time']), period: z.enum(['day', 'week', 'month']) }),
  },
  break: {
    summary:
      'The break that keeps the player from play, or that there is none. Pages close their games when one begins',
    data: z.strictObject({ break: breakState.nullable() }),
  },
} as const satisfies Record<string, EventDefinition>;

nameSchemas({
  BalanceEvent: events.balance.data,
  UnreadEvent: events.unread.data,
  PaymentEvent: events.payment.data,
  LimitEvent: events.limit.data,
  BreakEvent: events.break.data,
});

/** Where the events come from. What has a state is sent once at the start, and again with every change. */
export const stream = {
  key: 'GET User/Stream',
  summary:
    'Server-sent events for the signed-in player: the balance, the unread messages and the break once at the start, then with every change, each payment when it is settled, and each stake that a limit refuses. The stream ends with the session',
  caller: 'player',
} as const;

export type Events = typeof events;
export type EventName = keyof Events;

/** What the page receives. */
export type EventData<Name extends EventName> = z.input<Events[Name]['data']>;

/** An event as the stream sends it. Throws where the data does not fit the schema. */
export function eventText<Name extends EventName>(name: Name, data: z.output<Events[Name]['data']>): string {
  return `event: ${name}\ndata: ${JSON.stringify(z.encode(events[name].data as z.ZodType, data))}\n\n`;
}
