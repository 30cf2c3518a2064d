import { createHash } from 'node:crypto';
import { type Present, systemClock } from '@harmattan/kernel/clock';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { createServer } from '@harmattan/process/stand-in/server';
import type { Seat as WalletSeat } from '@harmattan/supplier-clients/supplier-client';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { createBets } from '../bets/index.ts';
import { serveBets } from '../bets/routes.ts';
import type { Bet, CashOutAnswer, Pick, PlaceAnswer, PlaceRequest } from '../contract/bets.ts';
import { createLog } from '../plumbing/log.ts';
import { serveRules } from '../rules/index.ts';
import { createSeats } from '../seats/index.ts';
import { insertSeat } from '../seats/seats-store.ts';
import { createCodes, serveSlips } from '../slips/index.ts';
import { serveTickets } from '../tickets/index.ts';
import type { Wallets } from '../wallets.ts';
import { createSmallOffer, type SmallOffer } from './small-offer.ts';
import type { TestDatabase } from './test-sportsbook.ts';
import { createTinyWallet, type TinyWallet } from './tiny-wallet.ts';

/** How long a busy machine may take for what a quiet one does at once. */
const patience = { timeout: 60_000 };

/** Counted up, so that no two players have the same id. */
let nextPlayer = 1;

type Injected = Awaited<ReturnType<Awaited<ReturnType<typeof createServer>>['inject']>>;

interface WorldOptions {
  liveBetDelayMs?: number;
  /** By which slips are checked and codes counted. */
  clock?: Present;
  referrals?: { stakeMinor: bigint; returnMinor: bigint; seconds: number };
  /** Of a world whose process has died. */
  wallet?: TinyWallet;
  small?: SmallOffer;
  /** Real ones, in the place of the tiny one. */
  wallets?: Wallets;
}

/** Bets over a small offer and a tiny wallet, with everything that a page may ask. Its workers rest until `start`. */
export async function openBetWorld(db: TestDatabase, options: WorldOptions = {}) {
  const { liveBetDelayMs = 0, wallet = createTinyWallet(), small = createSmallOffer() } = options;
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const { pool } = db;
  const { offer } = small;
  const { wallets = wallet.wallets } = options;
  // The workers of this world must not take up what another test has left unfinished.
  if (!options.wallet) await forgetUnfinished(pool);
  const bets = createBets({
    ...{ pool, clock: systemClock, random: systemRandom, offer, wallets, liveBetDelayMs, log },
    referrals: options.referrals ?? { stakeMinor: 100_000_000n, returnMinor: 5_000_000_000n, seconds: 30 },
  });
  const seats = createSeats({ pool, random: systemRandom, wallets, currency: 'NGN', log });
  const server = await createServer({
    log,
    siteOrigin: 'http://localhost:3000',
    port: 0,
    loggedRoutes: /./,
    notReady: async () => [],
  });
  serveSlips(server, { pool, clock: options.clock ?? systemClock, random: systemRandom, offer: withMoments(offer) });
  serveBets(server, { seats, bets });
  serveRules(server, { currency: 'NGN' });
  serveTickets(server, {
    ...{ bets, offer, currency: 'NGN', siteUrl: 'http://localhost:3000', leagueName: () => 'Small League' },
    codes: createCodes({ pool, random: systemRandom }),
  });
  let stopped: Promise<unknown> | undefined;
  const stop = () => {
    stopped ??= Promise.all([bets.stop(), server.close()]);
    return stopped;
  };
  onTestFinished(async () => {
    wallet.breakSilence();
    await stop();
  });
  const authority = '127.0.0.1';
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers, authority });
  const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload, authority });

  const slipOf = (picks: readonly Pick[], change: Partial<PlaceRequest> = {}) => slipFrom(offer, picks, change);
  const sit = createSeating({ pool, wallet, get, post, slipOf });
  const later = (seconds: number) => letTimePass(pool, seconds);

  return {
    small,
    wallet,
    bets,
    seats,
    logged,
    get,
    post,
    stop,
    sit,
    slipOf,
    pick: (match: string, outcome = '1'): Pick => ({ match, market: '1x2', outcome }),
    start: () => bets.start(),
    movements: (betId: string) => movementsOf(pool, betId),
    later,
    /** Lets so much time pass again and again until it has come to this. */
    async inTime(seconds: number, claim: () => Promise<void> | void) {
      await vi.waitFor(async () => {
        await later(seconds);
        await claim();
      }, patience);
    },
  };
}

/** A moment of its own for every question: a test changes prices in between. */
function withMoments(offer: SmallOffer['offer']) {
  return { ...offer, moment: () => crypto.randomUUID() };
}

/** A slip at the prices of now. */
function slipFrom({ quote }: SmallOffer['offer'], picks: readonly Pick[], change: Partial<PlaceRequest>): PlaceRequest {
  return {
    key: crypto.randomUUID(),
    picks: picks.map((pick) => {
      const quoted = quote(pick);
      return { ...pick, price: quoted.state === 'open' ? quoted.priceThousandths : 2_000 };
    }),
    kind: picks.length > 1 ? 'accumulator' : 'single',
    stake: 10_000,
    priceChanges: 'none',
    ...change,
  };
}

async function movementsOf(pool: pg.Pool, betId: string) {
  const { rows } = await pool.query<{ kind: string; state: string; tx_id: bigint; amount_kobo: bigint }>(
    'select kind, state, tx_id, amount_kobo from sportsbook.movement where bet_id = $1 order by id',
    [betId],
  );
  return rows;
}

interface SeatingDeps {
  pool: pg.Pool;
  wallet: TinyWallet;
  get(url: string): Promise<Injected>;
  post(url: string, payload: object): Promise<Injected>;
  slipOf(picks: readonly Pick[], change?: Partial<PlaceRequest>): PlaceRequest;
}

function createSeating({ pool, wallet, get, post, slipOf }: SeatingDeps) {
  /** A player with money at the book, or the same player at another seat. */
  return async function sit({
    fundsMinor = 100_000n,
    playerId = `player-${nextPlayer++}`,
    supplier = 'altenar' as BookName,
    seat = { token: `token-${playerId}`, playerId, game: '', currency: 'NGN', sitting: '' } as WalletSeat,
  } = {}) {
    const secret = randomText(systemRandom, 43);
    await insertSeat(pool, { supplier, language: 'en', wallet: seat }, createHash('sha256').update(secret).digest());
    wallet.give(playerId, fundsMinor);
    const own = `/api/seats/${secret}`;
    const send = (body: object) => post(`${own}/bets`, body);
    const ask = async (key: string): Promise<PlaceAnswer> => (await get(`${own}/slips/${key}`)).json();
    return {
      playerId,
      own,
      send,
      ask,
      place: async (request: PlaceRequest): Promise<PlaceAnswer> => (await send(request)).json(),
      /** Places, waits until that is decided, and answers what became of it. */
      async settled(request: PlaceRequest): Promise<PlaceAnswer> {
        let answer: PlaceAnswer = (await send(request)).json();
        await expect
          .poll(async () => {
            if (answer.status === 'waiting' || answer.status === 'unknown') answer = await ask(request.key);
            return answer.status;
          })
          .toMatch(/placed|refused/);
        return answer;
      },
      /** Places one bet that is taken. */
      async bet(picks: readonly Pick[], change: Partial<PlaceRequest> = {}): Promise<Bet> {
        const answer: PlaceAnswer = (await send(slipOf(picks, change))).json();
        if (answer.status !== 'placed') throw new Error(`the bet was not taken: ${JSON.stringify(answer)}`);
        return answer.bets[0] as Bet;
      },
      list: async (state: 'open' | 'settled' = 'open'): Promise<Bet[]> =>
        (await get(`${own}/bets?state=${state}`)).json().bets,
      find: async (id: string): Promise<Bet> => (await get(`${own}/bets/${id}`)).json(),
      cashOut: async (id: string, amount: number, key: string = crypto.randomUUID()): Promise<CashOutAnswer> =>
        (await post(`${own}/bets/${id}/cash-out`, { key, amount })).json(),
      /** Sells so much of the stake; the rest goes on. */
      sellPart: async (
        id: string,
        { part, amount, key = crypto.randomUUID() }: { part: number; amount: number; key?: string },
      ): Promise<CashOutAnswer> => (await post(`${own}/bets/${id}/cash-out`, { key, amount, part })).json(),
      autoCashOut: async (id: string, amount: number | null): Promise<Bet> =>
        (await post(`${own}/bets/${id}/auto-cash-out`, { amount })).json(),
      funds: () => wallet.fundsOf(playerId),
      /** Waits until a bet has come to this, as its player reads it. */
      async until(id: string, state: Bet['state']): Promise<Bet> {
        await expect.poll(async () => ((await get(`${own}/bets/${id}`)).json() as Bet).state).toBe(state);
        return (await get(`${own}/bets/${id}`)).json();
      },
    };
  };
}

/** Lets time pass for all that waits for it in the database. */
async function letTimePass(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(
    `with moved as (update sportsbook.movement set due_at = due_at - $1 * interval '1 second',
       refused_since = refused_since - $1 * interval '1 second' where state in ('pending', 'disputed'))
     update sportsbook.bet set placed_at = placed_at - $1 * interval '1 second' where state = 'placing'`,
    [seconds],
  );
}

async function forgetUnfinished(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with bets as (update sportsbook.bet set state = 'refused' where state in ('referred', 'waiting', 'placing', 'cancelling')),
       sales as (update sportsbook.sale set state = 'refused' where state = 'waiting')
     update sportsbook.movement set state = 'refused' where state in ('pending', 'disputed')`,
  );
}
