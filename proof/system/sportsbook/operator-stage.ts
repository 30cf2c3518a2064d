import { beforeAll, expect } from 'vitest';
import { openOfficeStage } from '../../../apps/platform/src/office/testing/office-stage.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import type { Bet, Pick, PlaceAnswer } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchSummary } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import {
  createTestSportsbook,
  useSportsbookDatabase,
} from '../../../stand-ins/sportsbook/src/testing/test-sportsbook.ts';

export let platformDb: ReturnType<typeof useTestDatabase>;
export let bookDb: ReturnType<typeof useSportsbookDatabase>;
/** The platform with its office, and the people on both sides. */
export let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let bookPort: number;
let matchesTaken: number;

/** Called once by each file of tests: files share this module. */
export function useOperatorStage(settings: NodeJS.ProcessEnv = {}): void {
  platformDb = useTestDatabase();
  bookDb = useSportsbookDatabase();
  matchesTaken = 0;
  beforeAll(async () => {
    [bookPort] = (await freePorts(1)) as [number];
    stage = await openOfficeStage(platformDb, {
      ...{ SPORTSBOOK_PORT: String(bookPort), BOOK_EXPOSURE_ALARM: '5000', SPORTS_OVERDRAFT: 'on' },
      ...settings,
    });
  });
}

/** The book, on the same port each time. */
export async function openBook(env: NodeJS.ProcessEnv = {}) {
  const walletsUrl = `${stage.platform.url}/wallet`;
  const book = await createTestSportsbook(bookDb, {
    env: { SPORTSBOOK_PORT: String(bookPort), PLATFORM_WALLETS_URL: walletsUrl, ...env },
  });
  await book.start();
  return book;
}
type Book = Awaited<ReturnType<typeof openBook>>;

/** Matches to come, of which no other test has had any. */
export async function toCome(book: Book, count: number): Promise<MatchSummary[]> {
  const found: MatchSummary[] = [];
  let after: string | null = '';
  while (after !== null && found.length < matchesTaken + count) {
    const list: { matches: MatchSummary[]; after: string | null } = (
      await book.get(`/api/matches${after === '' ? '' : `?after=${after}`}`)
    ).json();
    found.push(...list.matches.filter(({ state, main }) => state === 'scheduled' && main.length > 0));
    after = list.after;
  }
  const own = found.slice(matchesTaken, matchesTaken + count);
  matchesTaken += count;
  expect(own).toHaveLength(count);
  return own;
}

export const home = ({ id }: MatchSummary): Pick => ({ match: id, market: '1x2', outcome: '1' });

/** A player with money at a seat of the book. */
export async function sit(book: Book) {
  const player = await stage.newPlayer(10_000_000_00n);
  const { data } = await player.browser.call('POST Sports/Altenar', { query: { lang: 'en' } });
  const address = new URL((data as { frameUrl: string }).frameUrl);
  const { headers } = await book.get(`${address.pathname}${address.search}`);
  const secret = new URL(`${headers.location}`, 'http://127.0.0.1').pathname.replace(/^\/book\//, '');
  const own = `/api/seats/${secret}`;
  async function place(picks: Pick[], change: object = {}): Promise<PlaceAnswer & { key: string }> {
    const { picks: checked } = (await book.post('/api/slip', { picks })).json() as {
      picks: (Pick & { price: number })[];
    };
    const priced = checked.map(({ match, market, outcome, price }) => ({
      match,
      market,
      outcome,
      price: price || 2_000,
    }));
    const kind = picks.length > 1 ? 'accumulator' : 'single';
    const request = { key: crypto.randomUUID(), kind, stake: 1_000_00, priceChanges: 'none', picks: priced, ...change };
    return { ...(await book.post(`${own}/bets`, request)).json(), key: request.key };
  }
  return {
    ...player,
    place,
    seat: async () => (await book.get(own)).json(),
    ask: async (key: string): Promise<PlaceAnswer> => (await book.get(`${own}/slips/${key}`)).json(),
    answerOffer: (key: string, stake: number | null) => book.post(`${own}/slips/${key}/offer`, { stake }),
    bet: async (picks: Pick[], change: object = {}): Promise<Bet> => {
      const answer = await place(picks, change);
      if (answer.status !== 'placed') throw new Error(JSON.stringify(answer));
      return answer.bets[0] as Bet;
    },
    find: async (id: string): Promise<Bet> => (await book.get(`${own}/bets/${id}`)).json(),
    /** Of the whole bet, or of so much of its stake. */
    cashOut: (id: string, amount: number, part?: number) =>
      book.post(`${own}/bets/${id}/cash-out`, { key: crypto.randomUUID(), amount, ...(part && { part }) }),
    balance: async () => (await stage.platform.wallet.balance(player.playerId)).availableMinor,
  };
}

export const audited = async (action: string, outcome = 'done') =>
  (
    await platformDb.database.pool.query('select subject, after from audit.entry where action = $1 and outcome = $2', [
      action,
      outcome,
    ])
  ).rows;
