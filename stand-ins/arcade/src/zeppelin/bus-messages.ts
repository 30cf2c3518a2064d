import { z } from 'zod';

const idMax = 2n ** 63n - 1n;
/** More than one question of a process asks for. */
const ownersMax = 1_000;

const round = z.bigint().positive().max(idMax);
const owner = z.string();

const namedBet = z.object({ flight: z.int(), owner, round });

const ask = z.discriminatedUnion('do', [
  z.object({ do: z.literal('snapshot'), owners: z.array(owner).max(ownersMax) }),
  z.object({ do: z.literal('out'), owner, bet: round }),
]);

const sentAsk = z.object({ from: z.string().regex(/^[\w-]{1,64}$/), id: z.int(), ask });

/** How processes name a bet to each other. All else of it is read from the database. */
export type NamedBet = z.output<typeof namedBet>;

/** What a process asks the pilot for. */
export type Ask = z.output<typeof ask>;

export type SentAsk = z.output<typeof sentAsk>;

/** Undefined: it is no message of an arcade. */
export const readNamedBet = (told: unknown): NamedBet | undefined => namedBet.safeParse(told).data;
export const readAsk = (told: unknown): SentAsk | undefined => sentAsk.safeParse(told).data;
