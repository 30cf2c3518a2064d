import type { Minor } from '@harmattan/kernel/money';
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
  stakeMinor: Minor;
}

/** The way to the wallet, which can break. */
function createNetwork(fundsOf: (playerId: string) => Minor) {
  const faults = new Map<Command, Fault>();
  const held = new Map<Command, Promise<void>>();
  const silence = Promise.withResolvers<never>();
  silence.promise.catch(() => {});
  const said: { command: Command; txId: string; betId: string }[] = [];

  const answer = (seat: Seat, verdict: Verdict): Reply => ({
    verdict,
    balanceMinor: fundsOf(seat.playerId),
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
    return { ...reply, balanceMinor: fundsOf(seat.playerId) };
  }

  const doors = {
    break: (command: Command, fault: Fault) => faults.set(command, fault),
    repair: () => faults.clear(),
    /** The test is over, and with it all silence. */
    breakSilence: () => silence.reject(new Error('no answer came')),
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
  return { over, doors };
}

/** A wallet of a few lines over a network that can break, with books of its own to compare ours with. */
export function createTinyWallet() {
  const funds = new Map<string, Minor>();
  const stakes = new Map<string, Stake>();
  const payments = new Map<string, Minor>();
  const fundsOf = (playerId: string) => funds.get(playerId) ?? 0n;
  const network = createNetwork(fundsOf);
  const { over } = network;

  function pay(seat: Seat, txId: string, amountMinor: Minor): Verdict {
    const before = payments.get(txId);
    if (before !== undefined) return before === amountMinor ? 'repeat' : 'mismatch';
    if (fundsOf(seat.playerId) + amountMinor < 0n) return 'insufficient';
    payments.set(txId, amountMinor);
    funds.set(seat.playerId, fundsOf(seat.playerId) + amountMinor);
    return 'done';
  }

  const client: Omit<BookClient, 'supplier'> = {
    can: { signature: false, currency: false, oneShotLaunch: false, reserves: false, tellsRepeats: true },
    open: async (launch) => ({ status: 'open', seat: { ...launch, sitting: '' }, balanceMinor: undefined }),
    balance: (seat) => over('balance', seat, { txId: '', betId: '' }, () => 'done'),
    place: (seat, { txId, betId, stakeMinor }) =>
      over('place', seat, { txId, betId }, () => {
        const before = stakes.get(txId);
        if (before) return before.state === 'taken' ? 'repeat' : 'refused';
        if (fundsOf(seat.playerId) < stakeMinor) {
          stakes.set(txId, { state: 'refused', stakeMinor });
          return 'insufficient';
        }
        stakes.set(txId, { state: 'taken', stakeMinor });
        funds.set(seat.playerId, fundsOf(seat.playerId) - stakeMinor);
        return 'done';
      }),
    cancel: (seat, { txId, betId, stakeMinor }) =>
      over('cancel', seat, { txId, betId }, () => {
        const before = stakes.get(txId);
        stakes.set(txId, { state: 'undone', stakeMinor });
        if (before?.state !== 'taken') return 'repeat';
        funds.set(seat.playerId, fundsOf(seat.playerId) + stakeMinor);
        return 'done';
      }),
    settle: (seat, { txId, betId, stakeTxId, amountMinor }) =>
      over('settle', seat, { txId, betId }, () =>
        stakes.get(stakeTxId)?.state === 'taken' ? pay(seat, txId, amountMinor) : 'refused',
      ),
    correct: (seat, { txId, betId, previousTxId, previousMinor, amountMinor }) =>
      over('correct', seat, { txId, betId }, () =>
        payments.has(previousTxId) ? pay(seat, txId, amountMinor - previousMinor) : 'refused',
      ),
  };

  return {
    wallets: Object.fromEntries(bookNames.map((supplier) => [supplier, { ...client, supplier }])) as Wallets,
    give: (playerId: string, amountMinor: Minor) => funds.set(playerId, fundsOf(playerId) + amountMinor),
    fundsOf,
    ...network.doors,
  };
}

export type TinyWallet = ReturnType<typeof createTinyWallet>;
