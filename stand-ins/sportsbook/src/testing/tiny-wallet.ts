import type { Kobo } from '@harmattan/kernel/money';
import type { BookClient } from '@harmattan/supplier-clients/book-client';
import type { Reply, Seat, Verdict } from '@harmattan/supplier-clients/supplier-client';
import { bookNames } from '@harmattan/wires/suppliers/names';
import type { Wallets } from '../wallets.ts';

type Command = 'place' | 'cancel' | 'settle' | 'correct' | 'balance';

type Fault =
  /** It arrives, but its answer does not. */
  | 'answer-lost'
  /** It never arrives. */
  | 'lost'
  /** It arrives, and the call stays open without an answer. */
  | 'silence'
  /** It is answered so, and nothing is done. */
  | { verdict: Verdict };

interface Stake {
  state: 'taken' | 'undone' | 'refused';
  stakeKobo: Kobo;
}

/** A wallet of a few lines over a network that can break, with books of its own to compare ours with. */
export function createTinyWallet() {
  const funds = new Map<string, Kobo>();
  const stakes = new Map<string, Stake>();
  const payments = new Map<string, Kobo>();
  const faults = new Map<Command, Fault>();
  const held = new Map<Command, Promise<void>>();
  const silence = Promise.withResolvers<never>();
  silence.promise.catch(() => {});
  const said: { command: Command; txId: string; betId: string }[] = [];

  const fundsOf = (playerId: string) => funds.get(playerId) ?? 0n;
  const answer = (seat: Seat, verdict: Verdict): Reply => ({
    verdict,
    balanceKobo: fundsOf(seat.playerId),
    id: undefined,
    raw: verdict,
  });

  async function over(command: Command, seat: Seat, ids: { txId: string; betId: string }, act: () => Verdict) {
    said.push({ command, ...ids });
    const fault = faults.get(command);
    if (fault === 'lost') throw new Error('it was lost');
    if (typeof fault === 'object') return answer(seat, fault.verdict);
    const reply = answer(seat, act());
    await held.get(command);
    if (fault === 'answer-lost') throw new Error('its answer was lost');
    if (fault === 'silence') await silence.promise;
    return { ...reply, balanceKobo: fundsOf(seat.playerId) };
  }

  function pay(seat: Seat, txId: string, amountKobo: Kobo): Verdict {
    const before = payments.get(txId);
    if (before !== undefined) return before === amountKobo ? 'repeat' : 'mismatch';
    if (fundsOf(seat.playerId) + amountKobo < 0n) return 'insufficient';
    payments.set(txId, amountKobo);
    funds.set(seat.playerId, fundsOf(seat.playerId) + amountKobo);
    return 'done';
  }

  const client: Omit<BookClient, 'supplier'> = {
    can: { signature: false, currency: false, oneShotLaunch: false, reserves: false, tellsRepeats: true },
    open: async (launch) => ({ status: 'open', seat: { ...launch, sitting: '' }, balanceKobo: undefined }),
    balance: (seat) => over('balance', seat, { txId: '', betId: '' }, () => 'done'),
    place: (seat, { txId, betId, stakeKobo }) =>
      over('place', seat, { txId, betId }, () => {
        const before = stakes.get(txId);
        if (before) return before.state === 'taken' ? 'repeat' : 'refused';
        if (fundsOf(seat.playerId) < stakeKobo) {
          stakes.set(txId, { state: 'refused', stakeKobo });
          return 'insufficient';
        }
        stakes.set(txId, { state: 'taken', stakeKobo });
        funds.set(seat.playerId, fundsOf(seat.playerId) - stakeKobo);
        return 'done';
      }),
    cancel: (seat, { txId, betId, stakeKobo }) =>
      over('cancel', seat, { txId, betId }, () => {
        const before = stakes.get(txId);
        stakes.set(txId, { state: 'undone', stakeKobo });
        if (before?.state !== 'taken') return 'repeat';
        funds.set(seat.playerId, fundsOf(seat.playerId) + stakeKobo);
        return 'done';
      }),
    settle: (seat, { txId, betId, stakeTxId, amountKobo }) =>
      over('settle', seat, { txId, betId }, () =>
        stakes.get(stakeTxId)?.state === 'taken' ? pay(seat, txId, amountKobo) : 'refused',
      ),
    correct: (seat, { txId, betId, previousTxId, previousKobo, amountKobo }) =>
      over('correct', seat, { txId, betId }, () =>
        payments.has(previousTxId) ? pay(seat, txId, amountKobo - previousKobo) : 'refused',
      ),
  };

  return {
    wallets: Object.fromEntries(bookNames.map((supplier) => [supplier, { ...client, supplier }])) as Wallets,
    give: (playerId: string, amountKobo: Kobo) => funds.set(playerId, fundsOf(playerId) + amountKobo),
    fundsOf,
    break: (command: Command, fault: Fault) => faults.set(command, fault),
    repair: () => faults.clear(),
    /** The test is over, and with it all silence. */
    breakSilence: () => silence.reject(new Error('nobody answered')),
    /** Answers to that command are on the way until they are let through. */
    hold(command: Command): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(command, promise);
      return () => {
        held.delete(command);
        resolve();
      };
    },
    /** What was said, in order. */
    said: (command: Command) => said.filter((one) => one.command === command),
  };
}

export type TinyWallet = ReturnType<typeof createTinyWallet>;
