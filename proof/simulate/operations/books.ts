import type { BookClient, Settlement, WireBet } from '@harmattan/supplier-clients/book-client';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import type { Reply, Seat } from '@harmattan/supplier-clients/supplier-client';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { Draws } from '../random.ts';
import { isDone, type World } from '../world.ts';
import { topUp } from './house.ts';
import { beginSession } from './sessions.ts';
import { sayUntilAnswered } from './until-answered.ts';

/** What a second settlement of a bet asks for; no other amount looks like it. */
const secondSettlementMinor = 777n;

/** A sportsbook with players at it, and its own book of bets. */
export interface Book {
  name: BookName;
  client: BookClient;
  seats: Map<bigint, Seat>;
}

export async function openBook(world: World, name: BookName): Promise<Book> {
  const client = createBookClient(name, {
    walletUrl: `http://wallet.sim/wallet/${name}`,
    credentials: supplierCredentials[name],
    send: world.sendFrom(name),
    clock: { now: () => new Date(world.time.nowMs()) },
  });
  const seats = new Map<bigint, Seat>();
  for (const playerId of world.players) {
    const opened = await client.open({ ...(await beginSession(world, name, playerId)), playerId: '', game: '' });
    if (opened.status !== 'open') throw new Error(`${name} refused a launch: ${opened.raw}`);
    seats.set(playerId, opened.seat);
  }
  return { name, client, seats };
}

function newBet(world: World, stakeMinor: bigint): WireBet {
  const pick = {
    ...{ sport: 'football', league: 'coast', startsAt: new Date(world.time.nowMs()), market: 'Result' },
    ...{ outcome: 'Home', priceThousandths: 1_850, isLive: false, matchId: 'm1', match: 'Gulls v Dunes' },
  };
  return { txId: world.newId(), betId: world.newId(), stakeMinor, returnMinor: stakeMinor * 3n, picks: [pick] };
}

/** A bet that is being played, with what its book says of it and counts. */
interface Played {
  world: World;
  book: Book;
  playerId: bigint;
  seat: Seat;
  draws: Draws;
  made: WireBet;
  /** Into the book's own ledger. */
  enter(minor: bigint): void;
  say(ask: () => Promise<Reply>): Promise<Reply | undefined>;
  stuck(what: string): void;
}

/** A bet from its stake to its settlement. Now and then a part of it is sold before, and the result is corrected after. */
export async function bet(world: World, book: Book, draws: Draws, playerId = draws.pick(world.players)): Promise<void> {
  const seat = book.seats.get(playerId) as Seat;
  const made = newBet(world, draws.minor(10, 3_000));
  const { betId, stakeMinor } = made;
  const played: Played = {
    ...{ world, book, playerId, seat, draws, made },
    enter(minor) {
      world.ledger.book(`house:${book.name}`, playerId, minor);
      world.ledger.countBet(betId, playerId, minor);
    },
    say: (ask) => sayUntilAnswered(world, { playerId, by: book.name }, ask),
    stuck: (what) => world.ledger.violate(`${book.name} never gets an answer to a ${what}`),
  };
  const { enter, say, stuck } = played;

  world.command();
  const placed = await book.client.place(seat, made).catch(() => undefined);
  if (placed === undefined || !isDone(placed)) {
    // Whatever was not plainly answered is undone under the same id, until that is answered.
    const isPlain = placed?.verdict === 'insufficient' || placed?.verdict === 'no-session';
    if (!isPlain && !(await say(() => book.client.cancel(seat, made)))) stuck('cancelled bet');
    return;
  }
  enter(stakeMinor);
  const isReduced = draws.chance(0.3);
  if (isReduced) await sellPart(played);
  const kind = draws.pick(['won', 'won', 'lost', 'void', 'cashout'] as const);
  const leftMinor = isReduced ? stakeMinor / 2n : stakeMinor;
  const amountMinor = kind === 'lost' ? 0n : kind === 'void' ? leftMinor : draws.minor(1, 6_000);
  const settlement = { txId: world.newId(), betId, stakeTxId: made.txId, stakeMinor, kind, amountMinor };
  const settled = await say(() => book.client.settle(seat, settlement));
  if (!settled) return stuck('settlement');
  if (!isDone(settled)) return world.ledger.violate(`${book.name} may not settle a bet: ${settled.verdict}`);
  enter(-amountMinor);
  if (draws.chance(0.3)) await settleAgain(played, settlement);
  if ((kind === 'won' || kind === 'lost') && draws.chance(0.35)) await correct(played, settlement);
}

/** Paid at once, and the bet goes on. */
async function sellPart({ world, book, seat, draws, made, enter, say, stuck }: Played): Promise<void> {
  const { betId, txId: stakeTxId, stakeMinor } = made;
  const amountMinor = draws.minor(1, 2_000);
  const part: Settlement = { txId: world.newId(), betId, stakeTxId, stakeMinor, kind: 'part-cashout', amountMinor };
  const sold = await say(() => book.client.settle(seat, part));
  if (!sold) return stuck('part that was sold');
  if (isDone(sold)) enter(-amountMinor);
  else world.ledger.violate(`${book.name} may not sell a part of a bet: ${sold.verdict}`);
}

/** A second word on the same bet, under an id of its own: it pays nothing. */
async function settleAgain({ world, book, seat, draws }: Played, settlement: Settlement): Promise<void> {
  const again = {
    ...settlement,
    txId: world.newId(),
    kind: draws.pick(['won', 'cashout'] as const),
    amountMinor: secondSettlementMinor,
  };
  world.command();
  await book.client.settle(seat, again).catch(() => undefined);
}

async function correct(played: Played, { txId: previousTxId, amountMinor }: Settlement): Promise<void> {
  const { world, book, playerId, seat, draws, made, enter, say, stuck } = played;
  const newMinor = draws.minor(0, 8_000);
  if (newMinor === amountMinor) return;
  const correction = {
    ...{ txId: world.newId(), betId: made.betId, stakeTxId: made.txId },
    ...{ previousTxId, previousMinor: amountMinor, amountMinor: newMinor },
  };
  let tries = 0;
  const corrected = await say(async () => {
    // What was spent since cannot be taken back before there is money again.
    if (tries > 2 && newMinor < amountMinor) await topUp(world, playerId, amountMinor - newMinor);
    tries += 1;
    const reply = await book.client.correct(seat, correction);
    return reply.verdict === 'insufficient' ? { ...reply, verdict: 'unavailable' } : reply;
  });
  if (!corrected) return stuck('correction');
  if (isDone(corrected)) enter(amountMinor - newMinor);
  else world.ledger.violate(`${book.name} may not correct a bet: ${corrected.verdict}`);
}
