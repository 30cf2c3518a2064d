import type { WalletName } from '@harmattan/wires/suppliers/names';
import { keyOf, type MoneyKey } from '../wallet/index.ts';

export type MoveKeys = ReturnType<typeof createKeys>;

/**
 * What a supplier's ids are called in the books. A stake and a win may have the same id, and some wires undo a stake under
 * the stake's own id, so each has a class of its own.
 */
export function createKeys(supplier: WalletName) {
  const source = `supplier:${supplier}`;
  return {
    debit: (txId: string, attempt = 0): MoneyKey => keyOf({ source, class: 'debit', id: txId, leg: attempt }),
    credit: (txId: string, attempt: number): MoneyKey => keyOf({ source, class: 'credit', id: txId, leg: attempt }),
    /**
     * The key names what is undone, so that a reversal applies once under any transaction id. It also names the player, so that
     * a reversal under the wrong player's name does not block the right one.
     */
    reversal: (playerId: bigint, of: MoneyKey, attempt: number): MoneyKey =>
      keyOf({ source, class: 'reverse', id: `${playerId}:${of}`, leg: attempt }),
    /** A correction of a bet that was settled, in either direction. */
    adjustment: (direction: 'in' | 'out', txId: string, attempt: number): MoneyKey =>
      keyOf({ source, class: `adjust-${direction}`, id: txId, leg: attempt }),
    reserve: (reserveId: string): MoneyKey => keyOf({ source, class: 'reserve', id: reserveId }),
    commit: (playerId: bigint, reserveId: string, attempt: number): MoneyKey =>
      keyOf({ source, class: 'commit', id: `${playerId}:${reserveId}`, leg: attempt }),
    /** A mark that a win was replaced, of which there can be one. */
    replaced: (txId: string, attempt: number): MoneyKey => keyOf({ source, class: 'replaced', id: txId, leg: attempt }),
    /** The number of a refund among those of a bet, which one of them has. */
    part: (playerId: bigint, round: string, number: number): MoneyKey =>
      keyOf({ source, class: 'part', id: `${playerId}:${round}`, leg: number }),
    /** What a request was signed with, where its id is not signed: the same again is the same movement. */
    signed: (signature: string, attempt: number): MoneyKey =>
      keyOf({ source, class: 'signed', id: signature, leg: attempt }),
    /** A second name of a movement, which no other may have. */
    alias: (alias: string, attempt: number): MoneyKey => keyOf({ source, class: 'alias', id: alias, leg: attempt }),
    /** Many players may share a round, each with stakes and wins of their own. */
    round: (playerId: bigint, round: string): MoneyKey => keyOf({ source, class: 'round', id: `${playerId}:${round}` }),
    /** What was withheld of a bet as tax, by its number among such entries of the bet, which one of them has. */
    tax: (playerId: bigint, round: string, number: number): MoneyKey =>
      keyOf({ source, class: 'tax', id: `${playerId}:${round}`, leg: number }),
    /** Where what was withheld of a bet stands, beside the bet's own entries. */
    taxes: (playerId: bigint, round: string): MoneyKey => keyOf({ source, class: 'taxes', id: `${playerId}:${round}` }),
    /** Where something stands that is taken for a round after it was called off. */
    beside: (playerId: bigint, round: string): MoneyKey =>
      keyOf({ source, class: 'beside', id: `${playerId}:${round}` }),
  };
}
