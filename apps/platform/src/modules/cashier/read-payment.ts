import type { Minor } from '@harmattan/kernel/money';
import { readStakedSince } from '../wallet/index.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { findNameProblem } from './find-name-problem.ts';
import { maskedNumber } from './mask-destination.ts';
import {
  findLastDeposit,
  findOperatorColumns,
  listOtherWithdrawals,
  listStory,
  sumLifetime,
} from './store/payment-details.ts';
import type { PaymentRow, WithdrawalRow } from './store/payment-row.ts';
import { findPayment } from './store/payments.ts';

/** A payment as an operator decides on it. Undefined where there is none. */
export async function readPayment(deps: CashierDeps, id: string) {
  const { pool } = deps;
  const payment = await findPayment(pool, { id });
  const columns = payment && (await findOperatorColumns(pool, id));
  if (!columns) return undefined;
  const { player_id: playerId, created_at: createdAt } = payment;
  const [story, sums, balance, name, others] = await Promise.all([
    listStory(pool, id),
    sumLifetime(pool, playerId),
    deps.wallet.balance(playerId),
    deps.nameOf(playerId),
    listOtherWithdrawals(pool, { id, playerId, createdAt }),
  ]);
  const sumOf = (direction: PaymentRow['direction']) => {
    const { sumMinor = 0n, count = 0 } = sums.find((sum) => sum.direction === direction) ?? {};
    return { sumMinor, count };
  };
  return {
    payment,
    ...{ playerId, story, others, name },
    since: columns.state_at,
    balance: { ...balancesAround(payment), nowMinor: balance.availableMinor, heldMinor: balance.heldMinor },
    deposits: sumOf('deposit'),
    withdrawals: sumOf('withdraw'),
    turnover: await readTurnover(deps, playerId),
    destination: payment.direction === 'withdraw' ? await shownDestination(deps, payment) : null,
    reasons: [
      ...(columns.approval_wait === null ? [] : [columns.approval_wait]),
      ...(columns.money_refusal === null ? [] : [`the wallet refused: ${columns.money_refusal}`]),
    ],
    waits: columns.send_waits.map(({ reason, until }) => ({ reason, until: new Date(until) })),
    playerComment: columns.player_comment,
  };
}

/** What the player had before the payment and after it, by the entry that moved its money. */
function balancesAround(payment: PaymentRow): { beforeMinor: Minor | null; afterMinor: Minor | null } {
  const { balance_after_kobo: afterMinor, direction, amount_kobo, received_kobo } = payment;
  if (afterMinor === null) return { beforeMinor: null, afterMinor: null };
  const movedMinor = direction === 'deposit' ? (received_kobo ?? amount_kobo) : -amount_kobo;
  return { beforeMinor: afterMinor - movedMinor, afterMinor };
}

/** What the player staked since the last deposit. Null without a deposit. */
async function readTurnover(deps: CashierDeps, playerId: bigint) {
  const deposit = await findLastDeposit(deps.pool, playerId);
  const entry = deposit?.moneyKey && (await deps.wallet.entry(deposit.moneyKey));
  if (!entry) return null;
  const stakedMinor = await readStakedSince(deps.pool, { playerId, afterVersion: entry.version });
  return { sinceDeposit: deposit.createdAt, stakedMinor };
}

/** The bank's name of the holder against the profile's, in the words of the rule that decides on automatic pay-outs. */
async function shownDestination(deps: CashierDeps, withdrawal: WithdrawalRow) {
  const { destination } = withdrawal;
  const number = maskedNumber(destination);
  if (destination.kind === 'wallet')
    return { kind: destination.kind, at: destination.channel, number, holderName: null, nameMatch: 'not compared' };
  const { bankCode: at, accountName: holderName } = destination;
  const nameMatch = (await findNameProblem(deps, withdrawal)) ?? 'match';
  return { kind: destination.kind, at, number, holderName, nameMatch };
}
