import type { Minor } from '@harmattan/kernel/money';
import type { Answer, MoneyKey } from '../wallet/index.ts';
import { namedIn } from './move-memo.ts';
import type { SessionStore } from './sessions.ts';
import { markOf } from './settle.ts';
import { type SupplierLedger, unlessUndone } from './supplier-ledger.ts';
import type { Move, SupplierSession, SupplierWallet } from './supplier-wallet.ts';

/** Stakes of one supplier, with or without their win. Each needs a live session. */
export function openStakes(ledger: SupplierLedger, sessions: Pick<SessionStore, 'isLive'>) {
  const { wallet, keys, house } = ledger;

  /**
   * A stake of a session that has ended since is answered as it was, so that a supplier who missed the answer learns it.
   * Anything new is refused.
   */
  async function mayStake(session: SupplierSession | undefined, playerId: bigint, key: MoneyKey): Promise<boolean> {
    if (session && session.playerId === playerId && sessions.isLive(session)) return true;
    return (await wallet.entry(key))?.playerId === playerId;
  }

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
    const problem = ledger.problemOf(move) ?? (isFree || amountMinor > 0n ? undefined : 'bad-amount');
    if (problem) return ledger.refused(move.playerId, problem);
    const key = keys.debit(move.txId);
    if (!(await mayStake(session, move.playerId, key))) return ledger.refused(move.playerId, 'no-session');
    const [answer] = (await wallet.linked([debit(move, amountMinor, session), ...markOf(ledger, move, 0)])) as [Answer];
    return unlessUndone(ledger, move.playerId, await ledger.told(move.playerId, key, answer));
  };

  const play: SupplierWallet['play'] = async ({ session, winMinor, isFree, closes, ...move }) => {
    const amountMinor = isFree ? 0n : move.amountMinor;
    const problem = ledger.problemOf(move) ?? ledger.problemOf({ ...move, amountMinor: winMinor });
    if (problem) return ledger.refused(move.playerId, problem);
    const key = keys.debit(move.txId);
    if (!(await mayStake(session, move.playerId, key))) return ledger.refused(move.playerId, 'no-session');
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

  return { mayStake, stake, play };
}
