import { randomUUID } from 'node:crypto';
import type { OfficeCallInput } from '@harmattan/contract/office';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from './office-stage.ts';

type OfficeStage = Awaited<ReturnType<typeof openOfficeStage>>;
export type Trader = Awaited<ReturnType<OfficeStage['newStaff']>>;
type Wish = OfficeCallInput<'POST Jackpots/Create'>['body'];

const minuteMs = 60_000;
let typesGiven = 600;

/** The office with two traders, and jackpots that they made by its calls. */
export async function openTradingStage(db: TestDatabase) {
  const stage = await openOfficeStage(db);
  const { platform } = stage;
  const [ada, bola] = [await stage.newStaff('trading'), await stage.newStaff('trading')];

  const wish = (change: Partial<Wish> = {}) => wishFrom(platform.clock.now(), change);

  async function newDraft(change: Partial<Wish> = {}): Promise<number> {
    const made = await ada.call('POST Jackpots/Create', { body: wish(change) });
    expect(made.status).toBe('SUCCESS');
    return made.data.id;
  }

  /** On sale, by both. */
  async function newJackpot(change: Partial<Wish> = {}): Promise<number> {
    const id = await newDraft(change);
    await byBoth((desk) => desk.call('POST Jackpots/Open', { body: { id, comment: 'as planned' } }));
    return id;
  }

  /** The same word of two people. */
  async function byBoth<Answer extends { status: string }>(say: (desk: Trader) => Promise<Answer>): Promise<Answer> {
    expect(await say(ada)).toMatchObject({ status: 'SUCCESS', data: { state: 'waits' } });
    const second = await say(bola);
    expect(second).toMatchObject({ status: 'SUCCESS', data: { state: 'done' } });
    return second;
  }

  const get = async (id: number) => (await ada.call('GET Jackpots/Get', { query: { id: String(id) } })).data;
  const preview = async (id: number) => (await ada.call('GET Jackpots/Preview', { query: { id: String(id) } })).data;

  /** A ticket that tells every game with this score. */
  async function buyTicket(id: number, [score1, score2]: [number, number]) {
    const player = await stage.newPlayer(1_000_00n);
    const body = (await get(id)).events.map(({ id: eventId }) => ({
      ...{ jackpotId: id, eventId, choiceId: 0, canceled: false },
      ...{ participant1Score: score1, participant2Score: score2 },
    }));
    const placed = await player.browser.call('POST Jackpot/PlaceManualJackpotBet', { query: {}, body });
    expect(placed.status).toBe('SUCCESS');
    return player;
  }

  /** All games have begun. */
  async function kickOff(id: number): Promise<void> {
    await stage.passMinutes(11);
    await expect.poll(async () => (await get(id)).state).toBe('closed');
  }

  const balanceOf = async (playerId: bigint) => (await platform.wallet.balance(playerId)).availableMinor;
  return {
    ...{ ...stage, ada, bola, wish, newDraft, newJackpot, byBoth, get, preview, buyTicket, kickOff, balanceOf },
    askAsOwner: (statement: string, values: unknown[]) => askAsOwner(db, statement, values),
  };
}

/** Six games by the exact score, of a type of its own: no roll-over of another test comes in. */
function wishFrom(now: Date, change: Partial<Wish>): Wish {
  typesGiven += 1;
  const startsAt = new Date(now.getTime() + 10 * minuteMs).toISOString();
  const game = (at: number) => ({
    participant1: `Gulls ${at}`,
    participant2: `Dunes ${at}`,
    league: 'Coast',
    startsAt,
  });
  return {
    ...{ key: randomUUID(), typeId: typesGiven, ticketPrice: 100, guarantee: 5_000, sharePercent: 40 },
    consolation: [{ misses: 1, amount: 600 }],
    games: [1, 2, 3, 4, 5, 6].map(game),
    reserves: [7].map(game),
    comment: 'the Saturday jackpot',
    ...change,
  };
}

/** As the owner of the tables, whom no grant binds. */
async function askAsOwner(db: TestDatabase, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
