// Another operator's wallet for bets, in memory and without a wire: right in everything, or with one of the bugs of this trade.
import type { BookClient, Correction, Settlement, WireBet } from '@harmattan/supplier-clients/book-client';
import type { Launch, Reply, Seat, Verdict } from '@harmattan/supplier-clients/supplier-client';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import type { BookBug } from './book-bugs.ts';
import { createOtherReserves } from './other-reserves.ts';

/** Long enough for the other requests to look as well. */
const pauseMs = 20;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

export interface OtherBooks {
  has(bug: BookBug): boolean;
  balanceOf(playerId: string): bigint;
  move(playerId: string, amountMinor: bigint): void;
  reply(playerId: string, verdict: Verdict, id?: string): Reply;
  /** A stake that was taken otherwise than by placing. */
  addStake(txId: string, stake: Stake): void;
}

interface Stake {
  playerId: string;
  betId: string;
  amountMinor: bigint;
}

interface Paid {
  playerId: string;
  betId: string;
  amountMinor: bigint;
  isFinal: boolean;
  /** Of a part of the bet, and the rest goes on. */
  isPart: boolean;
}

type Records = ReturnType<typeof createRecords>;

/** Balances, sessions and bets, and what can be read from them. */
function createRecords(bug: BookBug | undefined) {
  const has = (name: BookBug) => bug === name;
  const balances = new Map<string, bigint>();
  const sessions = new Map<string, { playerId: string; isLive: boolean; isUsed: boolean }>();
  const stakes = new Map<string, Stake>();
  const cancelled = new Set<string>();
  const blocked = new Set<string>();
  const settlements = new Map<string, Paid>();
  const corrections = new Map<string, bigint>();

  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n;
  const move = (playerId: string, amountMinor: bigint) => balances.set(playerId, balanceOf(playerId) + amountMinor);
  const reply = (playerId: string, verdict: Verdict, id?: string): Reply => ({
    verdict,
    balanceMinor: has('keeps the balance to itself') && id ? 0n : balanceOf(playerId),
    id: id && `our ${id}`,
    raw: verdict,
  });
  const stakesOf = (betId: string, playerId: string) =>
    [...stakes].filter(
      ([, stake]) => stake.betId === betId && (stake.playerId === playerId || has("pays another's bet")),
    );
  const isSettled = (betId: string) => [...settlements.values()].some((paid) => paid.betId === betId && paid.isFinal);
  const isPaid = (betId: string) =>
    isSettled(betId) || [...settlements.values()].some((paid) => paid.betId === betId && paid.isPart);
  const soldOf = (betId: string) =>
    [...settlements.values()].reduce(
      (sum, paid) => sum + (paid.betId === betId && paid.isPart ? paid.amountMinor : 0n),
      0n,
    );
  const isDead = (seat: Seat) => !sessions.get(seat.token)?.isLive;

  return {
    ...{ has, balances, sessions, stakes, cancelled, blocked, settlements, corrections },
    ...{ balanceOf, move, reply, stakesOf, isSettled, isPaid, soldOf, isDead },
  };
}

function createPlacing({ has, balances, sessions, stakes, cancelled, blocked, ...records }: Records) {
  const { balanceOf, move, reply, isPaid, isDead } = records;

  async function place(seat: Seat, { txId, betId, stakeMinor: amountMinor }: WireBet): Promise<Reply> {
    const { playerId } = seat;
    const session = sessions.get(seat.token);
    const before = stakes.get(txId);
    const isOther = before && before.amountMinor !== amountMinor;
    const isTakenAgain = isOther ? has('takes a stake again when its amount is another') : has('takes a stake again');
    if (isOther && !isTakenAgain) return reply(playerId, 'mismatch');
    if (cancelled.has(txId) && !has('forgets that a stake was cancelled')) return reply(playerId, 'refused');
    if (before && !isTakenAgain && !cancelled.has(txId)) return reply(playerId, 'repeat', txId);
    if (seat.currency !== 'NGN' && !has('takes any currency')) return reply(playerId, 'currency');
    if (isDead(seat) && !has('takes stakes of dead sessions')) return reply(playerId, 'no-session');
    if (session?.playerId !== playerId && !has("bets with another's session")) return reply(playerId, 'no-session');
    if (blocked.has(playerId) && !has('takes stakes while play is off')) return reply(playerId, 'refused');
    const seenMinor = balanceOf(playerId);
    if (seenMinor < amountMinor && !has('takes what is not there')) return reply(playerId, 'insufficient');
    if (has('looks up a stake before it locks') || has('looks before it locks')) await pause();
    // This bug computes the new balance from the one that was read before the pause.
    if (has('looks before it locks')) balances.set(playerId, seenMinor - amountMinor);
    else move(playerId, -amountMinor);
    stakes.set(txId, { playerId, betId, amountMinor });
    return reply(playerId, 'done', txId);
  }

  function cancel(seat: Seat, { txId, betId }: WireBet): Reply {
    const stake = stakes.get(txId);
    const { playerId } = seat;
    if (stake && stake.playerId !== playerId) return reply(playerId, 'refused');
    if (has('refuses cancels of dead sessions') && isDead(seat)) return reply(playerId, 'no-session');
    if (!stake) {
      if (!has('forgets an early cancel')) cancelled.add(txId);
      return reply(playerId, 'done');
    }
    if (isPaid(betId) && !has('cancels what was paid')) return reply(playerId, 'refused');
    if (cancelled.has(txId) && !has('gives back twice')) return reply(playerId, 'repeat', txId);
    cancelled.add(txId);
    if (!has('cancels without giving back')) move(playerId, stake.amountMinor);
    return reply(playerId, 'done', txId);
  }

  return { place, cancel };
}

function createSettling(
  { has, cancelled, blocked, settlements, corrections, ...records }: Records,
  { overdraft }: { overdraft: boolean },
) {
  const { balanceOf, move, reply, stakesOf, isSettled, isPaid, soldOf, isDead } = records;

  async function settle(seat: Seat, { txId, betId, amountMinor, kind }: Settlement): Promise<Reply> {
    const { playerId } = seat;
    const before = settlements.get(txId);
    const isOther = before && before.amountMinor !== amountMinor;
    if (isOther && !has('pays another amount under the same id')) return reply(playerId, 'mismatch');
    if (before && !isOther && !has('pays a settlement twice')) return reply(playerId, 'repeat', txId);
    if (has('refuses settlements of dead sessions') && isDead(seat)) return reply(playerId, 'no-session');
    if (has('refuses settlements while play is off') && blocked.has(playerId)) return reply(playerId, 'refused');
    if (has('voids no bet of which a part was sold') && kind === 'void' && isPaid(betId))
      return reply(playerId, 'refused');
    if (has('knows no losses') && kind === 'lost') return reply(playerId, 'refused');
    const own = stakesOf(betId, playerId);
    if (own.length === 0 && !has('pays without a stake')) return reply(playerId, 'refused');
    const isOff = own.length > 0 && own.every(([stakeTxId]) => cancelled.has(stakeTxId));
    if (isOff && !has('pays what was cancelled')) return reply(playerId, 'refused');
    const isOpenAgain = has('opens a bet by taking back') && corrections.get(betId) === 0n;
    const isEnded = isSettled(betId) && !before && !isOpenAgain;
    if (isEnded && !has('pays a bet again under another id')) return reply(playerId, 'refused');
    if (has('looks up a settlement before it locks')) await pause();
    move(playerId, amountMinor);
    const isPart = kind === 'part-cashout' && !has('takes a part sold for the whole');
    const isFinal = !isPart && !(kind === 'cashout' && has('takes a cash-out for nothing final'));
    settlements.set(txId, { playerId, betId, amountMinor, isFinal, isPart });
    return reply(playerId, 'done', txId);
  }

  async function correct({ playerId }: Seat, { txId, betId, amountMinor, previousMinor }: Correction): Promise<Reply> {
    const before = corrections.get(txId);
    const isOther = before !== undefined && before !== amountMinor;
    if (isOther && !has('corrects again when the amount is another')) return reply(playerId, 'mismatch');
    if (before !== undefined && !isOther && !has('corrects twice')) return reply(playerId, 'repeat', txId);
    const isDecided = has('corrects a bet of which only a part was sold') ? isPaid(betId) : isSettled(betId);
    if (!isDecided && !has('corrects open bets')) return reply(playerId, 'refused');
    if (has('corrects once only') && corrections.has(betId)) return reply(playerId, 'refused');
    const mayGoBelow = (overdraft && !has('never goes below zero')) || has('goes below zero');
    const countsParts = has('counts a part that was sold as paid before a correction');
    const dueMinor = amountMinor - previousMinor - (countsParts ? soldOf(betId) : 0n);
    if (dueMinor < 0n && balanceOf(playerId) < -dueMinor && !mayGoBelow) return reply(playerId, 'insufficient');
    if (has('looks up a correction before it locks')) await pause();
    if (!has('corrects nothing')) move(playerId, dueMinor);
    corrections.set(txId, amountMinor).set(betId, amountMinor);
    return reply(playerId, 'done', txId);
  }

  return { settle, correct };
}

/** What a supplier has in hand to speak with this operator. */
function createClients(records: Records, { overdraft }: { overdraft: boolean }) {
  const { has, sessions, stakes, balanceOf, move, reply } = records;
  const { place, cancel } = createPlacing(records);
  const { settle, correct } = createSettling(records, { overdraft });
  const books: OtherBooks = { has, balanceOf, move, reply, addStake: (txId, stake) => stakes.set(txId, stake) };
  const reserves = createOtherReserves(books);

  function client({ hasWrongSecret = false, losesAnswer = 0 }): BookClient {
    let sent = 0;
    /** Every request is believed or not, and its answer arrives or not. */
    async function ask(seat: Seat, handle: () => Reply | Promise<Reply>): Promise<Reply> {
      sent += 1;
      const isLost = sent === losesAnswer;
      if (hasWrongSecret && !has('believes any secret')) {
        return { verdict: 'bad-signature', balanceMinor: undefined, id: undefined, raw: `who is ${seat.playerId}?` };
      }
      const answer = await handle();
      if (isLost) throw new Error('the answer was lost');
      return answer;
    }
    return {
      supplier: 'bti',
      can: { signature: true, currency: true, oneShotLaunch: true, reserves: false, tellsRepeats: true },
      async open(launch) {
        const session = sessions.get(launch.token);
        const isOpen = session?.isLive && (!session.isUsed || has('lets a launch in twice'));
        if (!session || !isOpen || (hasWrongSecret && !has('believes any secret'))) {
          return { status: 'refused', raw: 'no' };
        }
        session.isUsed = true;
        return { status: 'open', seat: { ...launch, sitting: '' }, balanceMinor: balanceOf(session.playerId) };
      },
      balance: (seat) => ask(seat, () => reply(seat.playerId, 'done')),
      place: (seat, bet) => ask(seat, () => place(seat, bet)),
      cancel: (seat, bet) => ask(seat, () => cancel(seat, bet)),
      settle: (seat, settlement) => ask(seat, () => settle(seat, settlement)),
      correct: (seat, correction) => ask(seat, () => correct(seat, correction)),
      steps: reserves,
    };
  }

  return client;
}

export function createOtherBook(bug: BookBug | undefined, { overdraft }: { overdraft: boolean }): Stage {
  const records = createRecords(bug);
  const { balances, sessions, blocked } = records;
  const client = createClients(records, { overdraft });
  let launches = 0;

  const end = async ({ token }: Launch) => {
    const session = sessions.get(token);
    if (session) session.isLive = false;
  };
  return {
    client: () => {
      throw new Error('there are bets here and no games');
    },
    book: (_name, options = {}) => client(options),
    overdraft,
    async newLaunch(_supplier, fundsMinor) {
      launches += 1;
      const [playerId, token] = [String(launches), `token-${launches}`];
      balances.set(playerId, fundsMinor);
      sessions.set(token, { playerId, isLive: true, isUsed: false });
      return { token, playerId, game: 'sports', currency: 'NGN' };
    },
    expire: end,
    signOut: end,
    async turnPlayOff({ playerId }) {
      blocked.add(playerId);
    },
  };
}
