import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { batchCalls } from '@harmattan/process/batch-calls';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { isOver, type Round, type Rounds, type Sent } from '../rounds/index.ts';
import type { Seat } from '../seats/index.ts';
import type { Ask } from './bus-messages.ts';
import type { Deck, DeckDeps } from './deck.ts';
import type { BoardedBet, Flight } from './flight.ts';
import { findOpen } from './flights-store.ts';
import { listOwnBets, type OwnBet } from './own-bets-store.ts';
import type { Receipts } from './receipts.ts';
import type { Relay } from './relay.ts';
import { targetOf, tellBoarded } from './tell-own-bet.ts';
import type { Wish } from './wish.ts';

const ownBetsMax = 30;
const game = { name: 'zeppelin' };

interface BetAnswer {
  ok: boolean;
  /** For the owner's other pages. */
  boarded?: object;
}

interface AnswersDeps extends Pick<DeckDeps, 'clock'> {
  pagePool: pg.Pool;
  rounds: Rounds;
  receipts(): Receipts | undefined;
  deck: Deck;
  relay: Relay;
  /** How the flight stands where this process flies it. */
  snapshot(): object;
}

/**
 * What players ask for, at the pilot's process or at another one. A bet is stored and paid for by the process that it comes to. Only
 * the pilot decides a cash-out, and it is answered as one when it is stored.
 */
export function createAnswers(deps: AnswersDeps) {
  const { pagePool, deck, relay } = deps;
  const listOwn = (owner: string) => listOwnBets(pagePool, owner, ownBetsMax);
  const tellSent = createTeller(deps);
  const takeBet = createBetTaker(deps, { listOwn, tellSent });

  async function decideOut(owner: string, roundId: bigint): Promise<object> {
    const out = await deck.cashOut(owner, roundId);
    if (out.status === 'refused') return refused(out.reason);
    return { ok: true, ...tellSent(out.sent, out.flight) };
  }

  /** The pilot has not answered. What it has stored counts; a bet that rides is still on board. */
  async function readOut(owner: string, roundId: bigint): Promise<object> {
    const bet = (await listOwn(owner)).find(({ round }) => round.id === roundId);
    if (!bet) return refused('no-bet');
    if (!isOut(bet)) return refused('unanswered');
    return { ok: true, ...tellSent({ round: bet.round, balanceMinor: undefined }, { number: bet.flight }) };
  }

  async function cashOut(owner: string, roundId: bigint): Promise<object> {
    if (deck.epoch() !== undefined) return decideOut(owner, roundId);
    return (await relay.ask({ do: 'out', owner, bet: roundId })) ?? readOut(owner, roundId);
  }

  function lookHere(owners: readonly string[]) {
    return { shown: deps.snapshot(), own: owners.map((owner) => deck.boardedBy(owner).map(tellBoarded)) };
  }

  const askPilot = batchCalls(async (owners: string[]) => {
    const told = (await relay.ask({ do: 'snapshot', owners })) as ReturnType<typeof lookHere> | undefined;
    return owners.map((_owner, at) => told && { ...told.shown, own: told.own[at] ?? [] });
  });

  return {
    takeBet,
    cashOut,
    tellSent,
    listOwn,
    /** How things stand, with what the owner has on board. Undefined while there is no pilot. */
    async snapshot(owner: string): Promise<object | undefined> {
      if (deck.epoch() === undefined) return askPilot(owner);
      const { shown, own } = lookHere([owner]);
      return { ...shown, own: own[0] ?? [] };
    },
    /** For another process. Undefined: this one may have been replaced. */
    async answerOther(ask: Ask): Promise<object | undefined> {
      // What a process has named before it asks is part of the answer.
      if (ask.do === 'snapshot') await deck.untilBoarded();
      const answered = ask.do === 'out' ? await decideOut(ask.owner, ask.bet) : lookHere(ask.owners);
      return deck.isCertain() ? answered : undefined;
    },
  };
}

type TellSent = ReturnType<typeof createTeller>;

/** How a bet is told to its owner. */
function createTeller(deps: Pick<AnswersDeps, 'receipts' | 'clock'>) {
  return ({ round, balanceMinor }: Sent, { number: flight }: Pick<Flight, 'number'>) => ({
    bet: String(round.id),
    flight,
    state: round.state,
    height: round.outcome?.height ?? null,
    // A pay-out is told when the books have it.
    win: round.state === 'settled' && round.winMinor !== undefined ? majorFromMinor(round.winMinor) : null,
    balance: amount(balanceMinor),
    receipt: deps.receipts()?.of(round, flight, deps.clock.now()) ?? null,
  });
}

function createBetTaker(
  { pagePool, clock, rounds, deck, relay }: AnswersDeps,
  { listOwn, tellSent }: { listOwn(owner: string): Promise<OwnBet[]>; tellSent: TellSent },
) {
  /** Where this process does not fly, the database alone says which flight takes bets. */
  async function findBoarding(): Promise<{ flight: Flight; fenced: Queryable } | undefined> {
    if (deck.epoch() !== undefined) return deck.boarding();
    const flight = await findOpen(pagePool);
    return flight && { flight, fenced: pagePool };
  }

  async function takeBet(seat: Seat, asked: Extract<Wish, { do: 'bet' }>): Promise<BetAnswer> {
    const boarding = await findBoarding();
    if (boarding?.flight.state !== 'open' || clock.now() >= boarding.flight.startsAt) return refused('closed');
    const { flight, fenced } = boarding;
    const { key, slot, target } = asked;
    const stakeMinor = minorFromMajor(asked.stake) ?? 0n;
    const wished = { key, stakeMinor, choice: { target }, spinId: flight.spinId, slot, fenced };
    const { round, balanceMinor } = await rounds.play(seat, game, wished);
    if (!round) return refused((await hasBet(seat.owner, slot, flight)) ? 'placed' : 'closed');
    // A key that comes again is the bet that was taken, on its own flight, whatever is asked with it this time.
    if (round.spinId !== flight.spinId) return refused('closed');
    if (round.state !== 'riding') return refused(round.refusal ?? round.state);
    const bet = toBoarded(seat, round, flight);
    if (deck.epoch() === undefined) {
      relay.publishBoarded({ flight: flight.number, owner: bet.owner, round: bet.roundId });
    } else deck.board(bet);
    const told = { ...tellSent({ round, balanceMinor }, flight), ...tellBoarded(bet) };
    return { ok: true, ...told, boarded: { own: bet.slot, ...told } };
  }

  /** Whether another page of the owner's was faster with a bet in that slot. */
  async function hasBet(owner: string, slot: number, { number }: Flight): Promise<boolean> {
    return (await listOwn(owner)).some(
      ({ round, flight }) => flight === number && round.slot === slot && !isOver(round),
    );
  }

  return takeBet;
}

/** As the database has it. */
function toBoarded(seat: Seat, round: Round, { spinId }: Flight): BoardedBet {
  const { id: roundId, owner, slot, stakeMinor } = round;
  const player = `${seat.supplier} ${seat.wallet.playerId || seat.id}`;
  return { roundId, spinId, owner, player, slot, stakeMinor, target: targetOf(round) };
}

const refused = (reason: string) => ({ ok: false, reason });

function isOut({ round }: OwnBet): boolean {
  return round.winMinor !== undefined && round.winMinor > 0n;
}

function amount(amountMinor: Minor | undefined): string | null {
  return amountMinor === undefined ? null : majorFromMinor(amountMinor);
}
