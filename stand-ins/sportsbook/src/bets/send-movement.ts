import type { Minor } from '@harmattan/kernel/money';
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
  balanceMinor: Minor | undefined;
}

/** Says one thing to the wallet, under the ids that it has had from the beginning. */
export async function sendMovement(deps: SendDeps, movement: Movement): Promise<Answer> {
  const reply = await askWallet(deps.log, { bet: movement.betId, kind: movement.kind }, () => say(deps, movement));
  const { verdict, balanceMinor } = reply ?? { verdict: undefined, balanceMinor: undefined };
  if (verdict === undefined) return { status: 'unanswered', verdict, balanceMinor };
  return { status: isFinal(verdict) ? 'done' : 'refused', verdict, balanceMinor };
}

async function say({ pool, wallets }: SendDeps, movement: Movement): Promise<Reply> {
  const client = wallets[movement.supplier];
  const { seat, txId, stakeTx: stakeTxId, stakeMinor, amountMinor } = movement;
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
        previousMinor: movement.previousMinor,
        amountMinor,
      });
    case 'part-cashout':
      return client.settle(seat, { txId, betId, stakeTxId, stakeMinor, kind: 'part-cashout', amountMinor });
    default:
      return client.settle(seat, { txId, betId, stakeTxId, stakeMinor, kind: movement.outcome, amountMinor });
  }
}

/** Nothing else is: also an undoing that is refused may have left a stake behind. Of one that they never saw all wires say "done". */
function isFinal(verdict: Verdict): boolean {
  return verdict === 'done' || verdict === 'repeat';
}
