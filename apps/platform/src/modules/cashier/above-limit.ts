import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import {
  type HouseAccount,
  keyOf,
  readDoneKeys,
  readHouseBalance,
  WalletBusy,
  WalletUnavailable,
} from '../wallet/index.ts';
import { suspenseOf } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moneyPause } from './check-schedule.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import {
  type AboveLimitRow,
  findAboveLimit,
  listAllAboveLimit,
  moveAboveLimit,
  postponeAboveLimit,
} from './store/above-limit.ts';
import type { PaymentRow } from './store/payment-row.ts';
import { insertEvent } from './store/payments.ts';

/** Holds what arrived above players' limits of deposits. */
const limitAccount: HouseAccount = 'suspense:limit';

/** The note of a deposit that was not credited whole. */
export const aboveLimitNote = 'DEPOSIT_IS_ABOVE_LIMIT';

/** A raised limit makes room before the window ends, so it is looked at this often at least. */
const lookAgainSeconds = 3_600;
const moneySweepSeconds = 5;

export function aboveLimitKey(
  { payment_id, releases }: Pick<AboveLimitRow, 'payment_id' | 'releases'>,
  move: 'enter' | 'release' | 'return',
): string {
  const id = move === 'release' ? `${payment_id}:${releases}` : payment_id;
  return keyOf({ source: 'cashier', class: `above-limit-${move}`, id });
}

/** How much of a deposit the wallet did not credit, for a limit of its player. The credit has been answered. */
export async function readAbove(deps: CashierDeps, payment: PaymentRow): Promise<Minor> {
  assert(payment.money_key && payment.received_kobo, 'a credit has a key and an amount');
  const entry = await deps.wallet.entry(payment.money_key);
  assert(entry, 'a credit that was answered has its entry');
  return payment.received_kobo + entry.houseMinor;
}

/**
 * Does what is due for money above a limit: moves it into suspense, credits what there is room for now where the player wants that, or completes what
 * was begun. Each step is recorded before the wallet does it, under a key that follows from the record: done twice it does nothing more.
 */
export async function advanceAboveLimit(deps: CashierDeps, above: AboveLimitRow): Promise<void> {
  try {
    await advance(deps, above);
  } catch (error) {
    if (!(error instanceof WalletBusy) && !(error instanceof WalletUnavailable)) throw error;
    deps.log.warn({ err: error, payment: above.payment_id }, 'the wallet gave no answer');
    await postponeAboveLimit(deps.pool, above.payment_id, moneyPause(above.attempts));
  }
}

async function advance(deps: CashierDeps, above: AboveLimitRow): Promise<void> {
  switch (above.state) {
    case 'entering': {
      const from = above.from_suspense ? suspenseOf(above.gateway) : (`gateway:${above.gateway}` as const);
      await move(deps, above, { from, to: limitAccount, key: aboveLimitKey(above, 'enter') });
      const held = await moveAboveLimit(deps.pool, above, { state: 'held', checkInSeconds: above.choice ? 0 : null });
      if (held) await advance(deps, held);
      return;
    }
    case 'held':
      if (above.choice === 'release') await beginRelease(deps, above);
      else await moveAboveLimit(deps.pool, above, { state: 'held', checkInSeconds: null });
      return;
    case 'releasing':
      return release(deps, above);
    case 'returning':
      await move(deps, above, {
        from: limitAccount,
        to: `gateway:${above.gateway}`,
        key: aboveLimitKey(above, 'return'),
      });
      await moveAboveLimit(deps.pool, above, {
        state: 'returned',
        returnedMinor: above.left_kobo,
        checkInSeconds: null,
      });
      return;
    case 'released':
    case 'returned':
      return;
  }
}

async function move(
  deps: CashierDeps,
  { left_kobo: amountMinor }: AboveLimitRow,
  { from, to, key }: { from: HouseAccount; to: HouseAccount; key: string },
): Promise<void> {
  const { status } = await deps.wallet.fund({ key, from, to, amountMinor, about: 'suspense' });
  assert(status === 'ok', `a move of money above a limit is answered ${status}`);
}

/** Room there may be none: then nothing is written, and it is looked at again when a window ends. */
async function beginRelease(deps: CashierDeps, above: AboveLimitRow): Promise<void> {
  const room = await readDepositRoom(deps, above.player_id);
  if (room && room.leftMinor <= 0n) {
    const secondsToEnd = Math.ceil((room.endsAt.getTime() - deps.clock.now().getTime()) / 1_000);
    await postponeAboveLimit(deps.pool, above.payment_id, Math.max(1, Math.min(secondsToEnd, lookAgainSeconds)));
    return;
  }
  const releasing = await moveAboveLimit(deps.pool, above, { state: 'releasing', checkInSeconds: moneySweepSeconds });
  if (releasing) await release(deps, releasing);
}

async function release(deps: CashierDeps, above: AboveLimitRow): Promise<void> {
  const key = aboveLimitKey(above, 'release');
  const { status } = await deps.wallet.transfer({
    ...{ direction: 'in', playerId: above.player_id, key, amountMinor: above.left_kobo, house: limitAccount },
    ...{ about: 'deposit', upToLimit: true },
  });
  assert(status === 'ok', `a credit out of ${limitAccount} is answered ${status}`);
  const entry = await deps.wallet.entry(key);
  assert(entry, 'a credit that was answered has its entry');
  const creditedMinor = -entry.houseMinor;
  const isAll = creditedMinor === above.left_kobo;
  await moveAboveLimit(deps.pool, above, {
    ...{ state: isAll ? 'released' : 'held', creditedMinor, isReleased: true, checkInSeconds: isAll ? null : 1 },
  });
}

export interface DepositRoom {
  leftMinor: Minor;
  period: 'day' | 'week' | 'month';
  endsAt: Date;
}

/** What a player may still deposit by the limit that leaves the least, and when its window ends. Undefined: there is no limit. */
export async function readDepositRoom(
  deps: Pick<CashierDeps, 'wallet'>,
  playerId: bigint,
): Promise<DepositRoom | undefined> {
  const rooms = (await deps.wallet.limits(playerId))
    .filter(({ kind }) => kind === 'deposit')
    .map(
      ({ limit, used, period, endsAt }): DepositRoom => ({
        leftMinor: limit > used ? limit - used : 0n,
        period,
        endsAt,
      }),
    );
  // Of equals the one that lasts longest: before its end there is no more.
  return rooms.toSorted(
    (one, other) => Number(one.leftMinor - other.leftMinor) || other.endsAt.getTime() - one.endsAt.getTime(),
  )[0];
}

/** An operator's word that the payer gets back what the player wants back. */
export async function returnAboveLimit(
  deps: CashierDeps,
  { paymentId, ...word }: OperatorWord & { paymentId: string },
): Promise<'returned' | 'not held'> {
  const returning = await inTransaction(deps.pool, async (transaction) => {
    const seen = await findAboveLimit(transaction, paymentId);
    if (seen?.state !== 'held' || seen.choice !== 'return') return undefined;
    const moved = await moveAboveLimit(transaction, seen, { state: 'returning', checkInSeconds: moneySweepSeconds });
    if (!moved) return undefined;
    const told = { state: 'above limit returned', by: `operator:${word.by}`, note: word.why };
    await insertEvent(transaction, { id: deps.ids.next(), paymentId, ...told });
    await writeWord(transaction, word, { act: 'give money back', subject: paymentId });
    return moved;
  });
  if (!returning) return 'not held';
  await advanceAboveLimit(deps, returning);
  return 'returned';
}

/** The wallet command that may be under way. */
const moveOf: Record<AboveLimitRow['state'], 'enter' | 'release' | 'return'> = {
  entering: 'enter',
  held: 'enter',
  releasing: 'release',
  released: 'release',
  returning: 'return',
  returned: 'return',
};

/** What suspense:limit has and what the records say that it has, in one snapshot. */
export async function compareAboveLimit(pool: pg.Pool): Promise<{ accountMinor: Minor; recordsMinor: Minor }> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = await listAllAboveLimit(client);
    const keyOfRow = (row: AboveLimitRow) => aboveLimitKey(row, moveOf[row.state]);
    const done = await readDoneKeys(client, rows.map(keyOfRow));
    const recordsMinor = rows.reduce((sum, row) => sum + standsThere(row, done.get(keyOfRow(row))), 0n);
    return { accountMinor: await readHouseBalance(client, limitAccount), recordsMinor };
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** `movedMinor`: what the wallet has moved already of a step that is not marked yet. */
function standsThere({ state, left_kobo }: AboveLimitRow, movedMinor: Minor | undefined): Minor {
  if (state === 'entering') return movedMinor ?? 0n;
  if (state === 'held') return left_kobo;
  return left_kobo - (movedMinor ?? 0n);
}
