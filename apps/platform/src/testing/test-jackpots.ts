import { type CallData, type CallInput, type CallKey, calls, type Envelope, splitKey } from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type { TaxRule } from '@harmattan/kernel/taxes';
import { setTestClock } from '@harmattan/process/test-clock';
import { onTestFinished } from 'vitest';
import { createDemoJackpots } from '../demo/jackpots/demo-jackpots.ts';
import { createJackpots } from '../modules/jackpot/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Handlers } from '../plumbing/http/answer.ts';
import { createLog } from '../plumbing/log.ts';
import type { TestDatabase } from './test-database.ts';
import { testServer } from './test-server.ts';
import { testTrading } from './test-trading.ts';

/** What the results of the sandbox's jackpots are drawn with here. */
export const demoSecret = Buffer.from('a secret of the tests');

const piecesMax = 200;
const hourMs = 3_600_000;

export type BetLine = CallInput<'POST Jackpot/PlaceManualJackpotBet'>['body'][number];
type NewJackpot = Parameters<ReturnType<typeof createJackpots>['create']>[0];

/** The jackpots behind their calls, over a real wallet. */
export async function startTestJackpots(
  db: TestDatabase,
  wallet: Wallet,
  { demo = false, taxRules = [] as TaxRule[] } = {},
) {
  const clock = movableClock(systemClock);
  const random = systemRandom;
  const deps = { clock, random, ids: createIds({ clock, random }), log: createLog({ level: 'silent' }), wallet };
  const jackpots = createJackpots({ ...deps, taxRules, database: db.database });
  const keepDemo = demo
    ? createDemoJackpots({
        ...{ pool: db.database.pool, jackpots, secret: demoSecret },
        ...testTrading(db.database.pool, clock, { jackpots }),
      })
    : async () => false;
  const players = new Map<string, { playerId: bigint; sessionEpoch: number }>();
  const keys = Object.keys(jackpots.handlers) as CallKey[];
  const server = await testServer({
    env: { REQUESTS_PER_MINUTE_MAX: '1000000' },
    calls: Object.fromEntries(keys.map((key) => [key, calls[key]])) as typeof calls,
    handlers: jackpots.handlers as unknown as Handlers<typeof calls>,
    async authenticate({ headers }) {
      const player = players.get(String(headers['x-test-player']));
      return player && { ...player, userName: '', sessionId: 'test', restricted: false };
    },
  });
  onTestFinished(() => setTestClock(db.database.pool, 0));

  async function ask<Key extends CallKey>(
    key: Key,
    input: { query?: object; body?: unknown } = {},
    headers: Record<string, string> = {},
  ): Promise<Envelope<CallData<Key>> & { http: number }> {
    const { method, path } = splitKey(key);
    const response = await server.inject({
      method: method as 'GET' | 'POST',
      url: `${apiPrefix}${path}`,
      ...(input.query && { query: input.query as Record<string, string> }),
      ...(input.body !== undefined && { payload: input.body as object }),
      headers,
    });
    return { http: response.statusCode, ...response.json() };
  }

  const playerOf = (playerId: bigint, sessionEpoch = 0) => {
    players.set(String(playerId), { playerId, sessionEpoch });
    return <Key extends CallKey>(key: Key, input?: { query?: object; body?: unknown }) =>
      ask(key, input, { 'x-test-player': String(playerId) });
  };

  return {
    jackpots,
    /** For a single piece of what the keeper does. */
    deps: { ...deps, taxRules, pool: db.database.pool, wake() {} },
    visitor: ask,
    playerOf,
    /** A jackpot on sale whose first game begins in an hour. */
    async newJackpot(wish: Partial<NewJackpot> & { reserves?: number } = {}): Promise<number> {
      const { reserves = 1, ...terms } = wish;
      const typeId = wish.typeId ?? 10;
      const id = await jackpots.create({
        actor: 'test',
        typeId,
        ticketPriceMinor: 100n,
        guaranteedMinor: 1_000n,
        growthBps: 4_000,
        events: newEvents(typeId === 10 ? 13 : 6, reserves, new Date(clock.now().getTime() + hourMs)),
        ...terms,
      });
      await jackpots.open({ id, actor: 'test' });
      return id;
    },
    async eventIds(jackpotId: number): Promise<number[]> {
      const { data } = await ask('GET Jackpot/GetManualJackpotEvents', { query: { jackpotId: String(jackpotId) } });
      return data.map(({ id }) => id);
    },
    /** A line for each event: the same choice, or the same score. */
    async lines(jackpotId: number, pick: number | [number, number]): Promise<BetLine[]> {
      return (await this.eventIds(jackpotId)).map((eventId) => lineOf(jackpotId, eventId, pick));
    },
    /** Does all that is due now. */
    async keep() {
      for (let pieces = 0; pieces < piecesMax; pieces += 1) {
        const found = [await jackpots.keepOnce(), await keepDemo()];
        if (!found.includes(true)) return;
      }
    },
    async moveClock(ms: number) {
      clock.setOffset(ms);
      await setTestClock(db.database.pool, ms);
    },
  };
}

function lineOf(jackpotId: number, eventId: number, pick: number | [number, number]): BetLine {
  return typeof pick === 'number'
    ? { jackpotId, eventId, choiceId: pick, canceled: true, participant1Score: null, participant2Score: null }
    : { jackpotId, eventId, choiceId: 0, canceled: true, participant1Score: pick[0], participant2Score: pick[1] };
}

/** All of them begin at the same time. */
export function newEvents(games: number, reserves: number, startsAt: Date): NewJackpot['events'] {
  return Array.from({ length: games + reserves }, (_, at) => ({
    participant1: `Gulls ${at}`,
    participant2: `Dunes ${at}`,
    league: 'Coast League',
    startsAt,
    isReserve: at >= games,
  }));
}
