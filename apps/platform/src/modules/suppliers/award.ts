import type { Answer } from '../wallet/index.ts';
import type { Books } from './books.ts';
import { namedIn } from './move-memo.ts';
import { markOf } from './settle.ts';
import type { Receipt, SupplierWallet } from './supplier-wallet.ts';

type Award = Parameters<SupplierWallet['award']>[0];

export async function award(books: Books, { kind, ...move }: Award): Promise<Receipt> {
  const { wallet, keys, house } = books;
  const problem = books.problemOf(move);
  if (problem) return books.refused(move.playerId, problem);
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
      ...namedIn(books, move),
    },
    ...markOf(books, move, 0),
  ])) as [Answer];
  return books.told(move.playerId, key, answer);
}
