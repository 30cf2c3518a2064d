import { assert } from '@harmattan/kernel/assert';
import type { Kobo } from '@harmattan/kernel/money';
import type { HouseAccount, MoneyKey } from '../wallet/index.ts';
import type { JackpotDeps } from './jackpot-deps.ts';

interface Move {
  key: MoneyKey;
  from: HouseAccount;
  to: HouseAccount;
  amountKobo: Kobo;
}

/** Moves a jackpot's own money, once, however often it is asked. False: it is not there. */
export async function tryToMove({ wallet }: Pick<JackpotDeps, 'wallet'>, move: Move): Promise<boolean> {
  if (move.amountKobo === 0n) return true;
  const { status } = await wallet.fund({ ...move, about: 'jackpot' });
  assert(status !== 'conflict', `the move ${move.key} is always the same one`);
  return status === 'ok';
}

/** The same where it must be there: what lies in a jackpot's accounts is known to the kobo. */
export async function moveMoney(deps: Pick<JackpotDeps, 'wallet'>, move: Move): Promise<void> {
  assert(await tryToMove(deps, move), `${move.from} holds what ${move.to} is owed`);
}
