import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeSeats } from '../bench/suppliers/make-seats.ts';
import { type BenchPlayer, makePlayers } from '../worlds/players.ts';
import { askThrice } from './supplier-wire.ts';

/** Between two stakes of one caller: a busy machine has other work. */
const pauseMs = 20;
/** One of so many stakes is asked again after its answer. */
const repeatedOneOf = 5;
const pollMs = 50;
const untilLimitMs = 180_000;

let numbers = 0;

export type WireStakes = Awaited<ReturnType<typeof startWireStakes>>;

/** Players with seats at a supplier's game, whose stakes come over the supplier's wire through HAProxy. */
export async function makeWirePlayers(ownerUrl: string, count: number): Promise<BenchPlayer[]> {
  const players = await makePlayers(ownerUrl, count, numbers + 1);
  numbers += count;
  return players;
}

/** Each caller stakes for one player, under keys of its own; a stake without an answer is tried three times within ten seconds. */
export async function startWireStakes(options: { url: string; ownerUrl: string; players: BenchPlayer[] }) {
  const { url, ownerUrl, players } = options;
  const seats = await makeSeats(ownerUrl, players, 'qtech');
  const run = crypto.randomUUID().slice(0, 8);
  const answered = new Map<string, string>();
  const failures: string[] = [];
  let firstAfter = new Map<string, number>();
  let markedAt = performance.now();
  let isStopped = false;

  /** Undefined: no try was answered. */
  async function ask(seat: BenchPlayer, number: number): Promise<string | undefined> {
    const answer = await askThrice({ url, seat, run, number });
    if ('id' in answer) return answer.id;
    failures.push(`stake ${number} of ${seat.playerId}: no answer, but ${answer.said.join(' | ')}`);
    return undefined;
  }

  async function call(seat: BenchPlayer): Promise<void> {
    for (let at = 0; !isStopped; at += 1) {
      const askedAt = performance.now();
      const id = await ask(seat, at);
      if (id !== undefined) {
        answered.set(`${seat.playerId}-${at}`, id);
        if (askedAt >= markedAt && !firstAfter.has(seat.playerId)) firstAfter.set(seat.playerId, performance.now());
        const again = at % repeatedOneOf === 0 ? await ask(seat, at) : id;
        if (again !== undefined && again !== id) failures.push(`stake ${at} of ${seat.playerId}: ${id}, then ${again}`);
      }
      await delay(pauseMs);
    }
  }

  async function until(isTrue: () => boolean): Promise<void> {
    for (const endsAt = performance.now() + untilLimitMs; !isTrue(); await delay(pollMs)) {
      if (performance.now() > endsAt) throw new Error(`stakes over the wire were not answered: ${failures.slice(-3)}`);
    }
  }

  const all = Promise.all(seats.map(call));
  all.catch(() => {});
  return {
    failures,
    count: () => answered.size,
    /** From now on, waits until each caller has an answer to a stake that was first asked after this, and says how long the last one took. */
    async untilEachAnswered(): Promise<number> {
      firstAfter = new Map();
      markedAt = performance.now();
      await until(() => firstAfter.size === seats.length);
      return (Math.max(...firstAfter.values()) - markedAt) / 1_000;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await all;
    },
    /** Answers that the journal lacks, and entries that are more than was asked for. */
    check: () => checkJournal(ownerUrl, { players, ids: [...answered.values()], unknown: failures.length }),
  };
}

async function checkJournal(
  ownerUrl: string,
  { players, ids, unknown }: { players: BenchPlayer[]; ids: string[]; unknown: number },
): Promise<{ lost: number; twice: number }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: number; entries: number }>(
      `select (select count(*)::int from wallet.journal where key = any($1::uuid[])) as found,
              (select count(*)::int from wallet.journal where player_id = any($2::bigint[]) and kind <> 'credit') as entries`,
      [ids, players.map(({ playerId }) => playerId)],
    );
    const { found = 0, entries = 0 } = rows[0] ?? {};
    return { lost: new Set(ids).size - found, twice: Math.max(0, entries - ids.length - unknown) };
  } finally {
    await client.end();
  }
}
