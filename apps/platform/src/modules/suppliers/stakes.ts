import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';
import type { Answer, MoneyKey } from '../wallet/index.ts';
import { namedIn } from './move-memo.ts';
import type { SessionStore } from './sessions.ts';
import { markOf } from './settle.ts';
import { type SupplierLedger, unlessUndone } from './supplier-ledger.ts';
import type { Move, SupplierSession, SupplierWallet } from './supplier-wallet.ts';

/** Where amounts are paid in whole units, they are staked in whole units. What is won is credited as the supplier showed it. */
export const isStakeable = (amountMinor: Minor): boolean => amountMinor > 0n && amountMinor % payOutUnitMinor === 0n;

interface StakeRules {
  isLive: SessionStore['isLive'];
  /** Whether the game is off for everyone now. */
  isPaused(game: string | undefined): boolean;
}

/** Stakes of one supplier, with or without their win. Each needs a live session. */
export function openStakes(ledger: SupplierLedger, rules: StakeRules) {
  const { wallet, keys, house } = ledger;

  const findProblem = createStakeCheck(ledger, rules);

  function debit(move: Move, amountMinor: Minor, session: SupplierSession | undefined) {
    return {
      kind: 'debit' as const,
      playerId: move.playerId,
      key: keys.debit(move.txId),
      round: keys.round(move.playerId, move.round),
      amountMinor,
      house,
      about: 'stake',
      ...namedIn(ledger, move),
      isStake: true,
      ...(session?.epoch !== undefined && { sessionEpoch: session.epoch }),
    };
  }

  const stake: SupplierWallet['stake'] = async ({ session, isFree, ...move }) => {
    const amountMinor = isFree ? 0n : move.amountMinor;
    const problem = ledger.problemOf(move) ?? (isFree || isStakeable(amountMinor) ? undefined : 'bad-amount');
    if (problem) return ledger.refused(move.playerId, problem);
    const key = keys.debit(move.txId);
    const refusal = await findProblem(session, move.playerId, key);
    if (refusal) return ledger.refused(move.playerId, refusal);
    const [answer] = (await wallet.linked([debit(move, amountMinor, session), ...markOf(ledger, move, 0)])) as [Answer];
    return unlessUndone(ledger, move.playerId, await ledger.told(move.playerId, key, answer));
  };

  const play: SupplierWallet['play'] = async ({ session, winMinor, isFree, closes, ...move }) => {
    const amountMinor = isFree ? 0n : move.amountMinor;
    const problem =
      ledger.problemOf(move) ??
      ledger.problemOf({ ...move, amountMinor: winMinor }) ??
      (amountMinor === 0n || isStakeable(amountMinor) ? undefined : 'bad-amount');
    if (problem) return ledger.refused(move.playerId, problem);
    const key = keys.debit(move.txId);
    const refusal = await findProblem(session, move.playerId, key);
    if (refusal) return ledger.refused(move.playerId, refusal);
    const stake = debit(move, amountMinor, session);
    const answers = await wallet.linked([
      stake,
      {
        kind: 'credit',
        playerId: move.playerId,
        key: keys.credit(move.txId, 0),
        round: stake.round,
        of: stake.round,
        amountMinor: winMinor,
        house,
        about: 'win',
        memo: stake.memo,
        played: stake.played,
        ...(closes && { closes }),
      },
    ]);
    return unlessUndone(ledger, move.playerId, await ledger.told(move.playerId, key, answers.at(-1) as Answer));
  };

  return { findProblem, stake, play };
}

/**
 * Why nothing new is staked: the session has ended, or the game is off for everyone. A stake from before is answered as it was, so
 * that a supplier who missed the answer learns it.
 */
function createStakeCheck({ wallet }: SupplierLedger, { isLive, isPaused }: StakeRules) {
  return async (
    session: SupplierSession | undefined,
    playerId: bigint,
    key: MoneyKey,
  ): Promise<'no-session' | 'blocked' | undefined> => {
    const isOpen = session !== undefined && session.playerId === playerId && isLive(session);
    if (isOpen && !isPaused(session.game)) return undefined;
    if ((await wallet.entry(key))?.playerId === playerId) return undefined;
    return isOpen ? 'blocked' : 'no-session';
  };
}
