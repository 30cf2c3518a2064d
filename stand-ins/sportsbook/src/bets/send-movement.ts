import type { Kobo } from '@harmattan/kernel/money';
import type { Reply, Verdict } from '@harmattan/supplier-clients/supplier-client';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Wallets } from '../wallets.ts';
import { askWallet } from './ask-wallet.ts';
import { findBet } from './bets-store.ts';
import type { Movement } from './movements-store.ts';
import { wireBet } from './wire-bet.ts';

interface SendDeps {
  pool: pg.Pool;
  wallets: Wallets;
  log: FastifyBaseLogger;
}

interface Answer {
  status: 'done' | 'refused' | 'unanswered';
  verdict: Verdict | undefined;
  balanceKobo: Kobo | undefined;
}

/** Says one thing to the wallet, under the ids that it has had from the beginning. */
export async function sendMovement(deps: SendDeps, movement: Movement): Promise<Answer> {
  const reply = await askWallet(deps.log, { bet: movement.betId, kind: movement.kind }, () => say(deps, movement));
  const { verdict, balanceKobo } = reply ?? { verdict: undefined, balanceKobo: undefined };
  if (verdict === undefined) return { status: 'unanswered', verdict, balanceKobo };
  return { status: isFinal(verdict) ? 'done' : 'refused', verdict, balanceKobo };
}

async function say({ pool, wallets }: SendDeps, movement: Movement): Promise<Reply> {
  const client = wallets[movement.supplier];
  const { seat, txId, stakeTx: stakeTxId, stakeKobo, amountKobo } = movement;
  const betId = String(movement.betId);
  switch (movement.kind) {
    case 'cancel':
      return client.cancel(seat, wireBet(await findBet(pool, movement.betId)));
    case 'correct':
      return client.correct(seat, {
        txId,
        betId,
        stakeTxId,
        previousTxId: movement.previousTx,
        previousKobo: movement.previousKobo,
        amountKobo,
      });
    default:
      return client.settle(seat, { txId, betId, stakeTxId, stakeKobo, kind: movement.outcome, amountKobo });
  }
}

/** Nothing else is: also an undoing that is refused may have left a stake behind. Of one that they never saw all wires say "done". */
function isFinal(verdict: Verdict): boolean {
  return verdict === 'done' || verdict === 'repeat';
}
