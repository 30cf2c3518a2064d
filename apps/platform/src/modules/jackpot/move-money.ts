import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import { fundOwed, type HouseAccount, type MoneyKey } from '../wallet/index.ts';
import type { JackpotDeps } from './jackpot-deps.ts';

interface Move {
  key: MoneyKey;
  from: HouseAccount;
  to: HouseAccount;
  amountMinor: Minor;
}

const about = 'jackpot';

/** Moves a jackpot's own money, once, however often it is asked. False: it is not there, and the move will never be made. */
export async function tryToMove({ wallet }: Pick<JackpotDeps, 'wallet'>, move: Move): Promise<boolean> {
  if (move.amountMinor === 0n) return true;
  const { status } = await wallet.fund({ ...move, about });
  assert(status !== 'conflict', `the move ${move.key} is always the same one`);
  return status === 'ok';
}

/** The same where it must be there: what lies in a jackpot's accounts is known to the kobo. */
export async function moveMoney({ wallet }: Pick<JackpotDeps, 'wallet'>, move: Move): Promise<void> {
  if (move.amountMinor === 0n) return;
  const { status } = await fundOwed(wallet, { ...move, about });
  assert(status === 'ok', `${move.from} holds what ${move.to} is owed: ${status}`);
}
