import { join } from 'node:path';
import { type CallData, type CallKey, calls, type Envelope, splitKey } from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { systemRandom } from '@harmattan/kernel/random';
import type { TaxRule } from '@harmattan/kernel/taxes';
import { setTestClock } from '@harmattan/process/test-clock';
import { onTestFinished } from 'vitest';
import { createDemoRaces } from '../demo/races/demo-races.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createRaces } from '../modules/races/index.ts';
import { graceMs } from '../modules/races/place-players.ts';
import { memoOf } from '../modules/suppliers/index.ts';
import { createTurnover } from '../modules/turnover/index.ts';
import { keyOf, type Wallet } from '../modules/wallet/index.ts';
import type { Handlers } from '../plumbing/http/answer.ts';
import { createLog } from '../plumbing/log.ts';
import { repositoryRoot } from '../settings/paths.ts';
import type { TestDatabase } from './test-database.ts';
import { testServer } from './test-server.ts';
import { testTrading } from './test-trading.ts';
import { newKey, newPlayerId } from './test-wallet.ts';

const piecesMax = 100;
const waitMaxMs = 10_000;
const hourMs = 3_600_000;
const secondMs = 1_000;

export type NewRace = Parameters<ReturnType<typeof createRaces>['create']>[0];

let suffixesGiven = 0;
let roundsGiven = 0;
/** The clock of a database goes forward only, as clocks do. */
const offsets = new WeakMap<TestDatabase, number>();

/** Words for a race of a test. */
export function testTexts(name = 'Test race'): NewRace['texts'] {
  const text = (language: string) => ({ name: `${name} ${language}`, rules: `## Rules ${language}\n- play` });
  return { en: text('en'), sw: text('sw'), zh: text('zh') };
}

/** The races behind their calls, over a real wallet and the sandbox's games. */
export async function startTestRaces(
  db: TestDatabase,
  wallet: Wallet,
  { demo = false, log = createLog({ level: 'silent' }), taxRules = [] as TaxRule[] } = {},
) {
  const clock = movableClock(systemClock);
  clock.setOffset(offsets.get(db) ?? 0);
  const { pool } = db.database;
  const catalogue = createCatalogue({
    database: db.database,
    log,
    shippedFile: join(repositoryRoot, 'brand/sandbox-games.json'),
  });
  await catalogue.start();
  onTestFinished(() => catalogue.stop());
  const demoPlayers: bigint[] = [];
  const races = createRaces({
    taxRules,
    database: db.database,
    clock,
    log,
    wallet,
    turnover: createTurnover(db.database.pool),
    games: catalogue,
    currency: 'NGN',
    countryDigits: '234',
    userNameOf: async (playerId) => `234803${String(playerId).padStart(7, '0')}`,
  });
  const keepDemo = createDemoRaces({
    ...testTrading(pool, clock, { races }),
    pool,
    races,
    wallet,
    random: systemRandom,
    findGame: catalogue.findGame,
    async openAccounts(numbers) {
      if (demoPlayers.length === 0) demoPlayers.push(...numbers.map(newPlayerId));
      return demoPlayers;
    },
  });
  const keys = Object.keys(races.handlers) as CallKey[];
  const server = await testServer({
    env: { REQUESTS_PER_MINUTE_MAX: '1000000' },
    calls: Object.fromEntries(keys.map((key) => [key, calls[key]])) as typeof calls,
    handlers: races.handlers as unknown as Handlers<typeof calls>,
    async authenticate({ headers }) {
      const playerId = headers['x-test-player'];
      if (playerId === undefined) return undefined;
      return {
        playerId: BigInt(String(playerId)),
        sessionEpoch: 0,
        userName: '',
        sessionId: 'test',
        restricted: false,
      };
    },
  });

  async function ask<Key extends CallKey>(
    key: Key,
    query: Record<string, string>,
    playerId?: bigint,
  ): Promise<Envelope<CallData<Key>> & { http: number }> {
    const { path } = splitKey(key);
    const headers: Record<string, string> = playerId === undefined ? {} : { 'x-test-player': String(playerId) };
    const response = await server.inject({ method: 'GET', url: `${apiPrefix}${path}`, query, headers });
    return { http: response.statusCode, ...response.json() };
  }

  /** Does one piece of everything that is due, of the demo world as well. */
  async function keepOnce(): Promise<boolean> {
    const found = [await races.keepOnce(), demo && (await keepDemo())];
    return found.includes(true);
  }

  async function isWaitingForScores(): Promise<boolean> {
    const { rows } = await pool.query(
      `select 1 from races.race where work = 'place' and ends_at + $1 * interval '1 millisecond' <= app_now() limit 1`,
      [graceMs],
    );
    return rows.length > 0;
  }

  const game = catalogue.findGame({ supplier: 'qtech', externalId: 'HRM-cowrie-rush' });
  if (!game) throw new Error('the sandbox has this game');

  return {
    races,
    catalogue,
    clock,
    ask,
    game,
    demoPlayers,
    keepOnce,
    /** A race of an hour that begins in a moment; nothing of it is random. */
    wish(wish: Partial<NewRace> = {}): NewRace {
      suffixesGiven += 1;
      const nowMs = clock.now().getTime();
      return {
        actor: 'test',
        urlSuffix: `test-race-${suffixesGiven}`,
        startsAt: new Date(nowMs + 60 * secondMs),
        endsAt: new Date(nowMs + 60 * secondMs + hourMs),
        banner: 'race-dunes',
        prizesMinor: [500_00n, 300_00n, 200_00n],
        gameIds: [game.id],
        texts: testTexts(),
        ...wish,
      };
    },
    /** One that is announced. */
    async newRace(wish: Partial<NewRace> = {}): Promise<{ id: number; urlSuffix: string }> {
      const full = this.wish(wish);
      const made = await races.create(full);
      if (made.outcome !== 'created') throw new Error(JSON.stringify(made));
      await races.open({ id: made.id, actor: full.actor });
      return { id: made.id, urlSuffix: full.urlSuffix };
    },
    /** A stake as a supplier's wire writes it. Answers its key. */
    async stake(playerId: bigint, amountMinor: bigint, externalId = game.externalId): Promise<string> {
      roundsGiven += 1;
      const txId = `round-${roundsGiven}`;
      const key = keyOf({ source: 'supplier:qtech', class: 'debit', id: txId });
      const { status } = await wallet.transfer({
        direction: 'out',
        playerId,
        key,
        round: keyOf({ source: 'supplier:qtech', class: 'round', id: `${playerId}:${txId}` }),
        amountMinor,
        house: 'house:qtech',
        about: 'stake',
        memo: memoOf({ game: externalId, round: txId, txId }),
        played: { product: 'games', supplier: 'qtech', game: externalId },
        isStake: true,
      });
      if (status !== 'ok') throw new Error(`the stake was not taken: ${status}`);
      return key;
    },
    undo: (playerId: bigint, of: string) => wallet.reverse({ playerId, key: newKey(), of, about: 'stake' }),
    /** Counts all that was played, and does all that is due now. */
    async keep() {
      const giveUpMs = performance.now() + waitMaxMs;
      do {
        for (let pieces = 0; ; pieces += 1) {
          if (pieces === piecesMax) throw new Error('there is no end of what is due');
          await races.scoreOnce();
          if (!(await keepOnce())) break;
        }
        // What other databases of the server are about counts as well: scoring may have to wait for it.
      } while ((await isWaitingForScores()) && performance.now() < giveUpMs);
    },
    async moveClock(ms: number) {
      const offsetMs = (offsets.get(db) ?? 0) + ms;
      offsets.set(db, offsetMs);
      clock.setOffset(offsetMs);
      await setTestClock(pool, offsetMs);
    },
  };
}
