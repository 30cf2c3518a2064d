import type { Answer, Operation, Wallet } from '../../apps/platform/src/modules/wallet/index.ts';

/** A balance that a caller was shown, and the newest version that this caller may have known of when it asked. */
export interface Shown {
  playerId: bigint;
  balanceMinor: bigint;
  sinceVersion: bigint;
  by: string;
}

/** Tickets that a page asked for under one key, and what it was told. */
export interface TicketOrder {
  key: string;
  playerId: bigint;
  /** Of each ticket the outcomes of each game. */
  tickets: (1 | 2 | 3)[][][];
  /** The page showed another price than that of the day. */
  isOldPrice: boolean;
  /** The ids of the tickets, in their order. */
  told: string[] | 'refused' | 'nothing';
}

/** What everybody outside was told, kept apart from the books that it is compared with. */
export interface Ledger {
  /** The same wallet; every answer that it gives is noted. */
  watch(wallet: Wallet): Wallet;
  note: Note;
  acknowledged: ReadonlyMap<string, Answer>;
  /** A supplier's or a gateway's own word: so much has gone from the player to that house account. Less than nothing: to the player. */
  book(house: string, playerId: bigint, amountMinor: bigint): void;
  booked: ReadonlyMap<string, bigint>;
  shown: Shown[];
  /** What players have staked in the race, less what was undone. */
  countStake(playerId: bigint, amountMinor: bigint): void;
  raceStakes: ReadonlyMap<bigint, bigint>;
  /** What a sportsbook has of a bet: its stake, less what the bet was paid. */
  countBet(betId: string, playerId: bigint, amountMinor: bigint): void;
  bets: ReadonlyMap<string, { playerId: bigint; keptMinor: bigint }>;
  /** Every command that buys tickets, by its key. */
  orders: Map<string, TicketOrder>;
  /** Before a caller asks for a balance: the oldest instant that the answer may be from. */
  floorOf(playerId: bigint): bigint;
  violations: string[];
  /** Something that must never happen has happened. */
  violate(rule: string): void;
}

/** An answer that a wallet gave. */
export type Note = (operation: Pick<Operation, 'key' | 'playerId'>, answer: Answer) => void;

const single = ['transfer', 'hold', 'draw', 'post', 'void', 'reverse'] as const;

export function createLedger(): Ledger {
  const acknowledged = new Map<string, Answer>();
  const booked = new Map<string, bigint>();
  const versions = new Map<bigint, bigint>();
  const raceStakes = new Map<bigint, bigint>();
  const bets = new Map<string, { playerId: bigint; keptMinor: bigint }>();
  const violations: string[] = [];

  const note: Note = ({ key, playerId }, answer) => {
    if (answer.status === 'conflict') return;
    const before = acknowledged.get(key);
    if (before && (before.status !== answer.status || before.version !== answer.version)) {
      violations.push(`the same command is answered differently: ${before.status}, then ${answer.status}`);
    }
    acknowledged.set(key, answer);
    if (answer.version > (versions.get(playerId) ?? 0n)) versions.set(playerId, answer.version);
  };

  return {
    acknowledged,
    booked,
    shown: [],
    raceStakes,
    bets,
    countBet: (betId, playerId, minor) =>
      void bets.set(betId, { playerId, keptMinor: (bets.get(betId)?.keptMinor ?? 0n) + minor }),
    orders: new Map(),
    countStake: (playerId, minor) => void raceStakes.set(playerId, (raceStakes.get(playerId) ?? 0n) + minor),
    violations,
    violate: (rule) => void violations.push(rule),
    floorOf: (playerId) => versions.get(playerId) ?? 0n,
    book(house, playerId, amountMinor) {
      const name = `${house} ${playerId}`;
      booked.set(name, (booked.get(name) ?? 0n) + amountMinor);
    },
    note,
    watch: (wallet) => watchWallet(wallet, note),
  };
}

/** The same wallet; every answer that it gives is noted before its caller has it. */
export function watchWallet(wallet: Wallet, note: Note): Wallet {
  const watched = { ...wallet };
  for (const command of single) {
    const run = wallet[command] as (operation: Operation) => Promise<Answer>;
    Object.assign(watched, {
      async [command](operation: Operation) {
        const answer = await run(operation);
        note(operation, answer);
        return answer;
      },
    });
  }
  watched.linked = async (operations) => {
    const answers = await wallet.linked(operations);
    for (const [at, operation] of operations.entries()) note(operation, answers[at] as Answer);
    return answers;
  };
  return watched;
}
