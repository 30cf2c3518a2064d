import type { Answer } from '../wallet/index.ts';
import { namedIn } from './move-memo.ts';
import { markOf } from './settle.ts';
import type { SupplierLedger } from './supplier-ledger.ts';
import type { Receipt, SupplierWallet } from './supplier-wallet.ts';

type Award = Parameters<SupplierWallet['award']>[0];

export async function award(ledger: SupplierLedger, { kind, ...move }: Award): Promise<Receipt> {
  const { wallet, keys, house } = ledger;
  const problem = ledger.problemOf(move);
  if (problem) return ledger.refused(move.playerId, problem);
  const key = keys.credit(move.txId, 0);
  const [answer] = (await wallet.linked([
    {
      kind: 'credit',
      playerId: move.playerId,
      key,
      round: keys.round(move.playerId, move.round),
      amountMinor: move.amountMinor,
      house,
      about: kind,
      ...namedIn(ledger, move),
    },
    ...markOf(ledger, move, 0),
  ])) as [Answer];
  return ledger.told(move.playerId, key, answer);
}
