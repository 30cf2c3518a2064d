import { minorFromMajor } from '@harmattan/kernel/money';
import { freeRoundMark, type SoftgamingError, softgamingLengthMax } from '@harmattan/wires/suppliers/softgaming';
import type { Move, SupplierSession } from '../supplier-wallet.ts';
import { type JsonFields, textOf } from './json-fields.ts';

/**
 * What a debit or a credit moves. A promotion may leave out the round and the game; it is a round of its own then. The wire
 * names a system and a kind of game, so what was opened says more, as long as it is the same player's.
 */
export function readSoftgamingMove(
  fields: JsonFields,
  { playerId, session }: { playerId: bigint; session: SupplierSession | undefined },
): Move | SoftgamingError {
  const txId = textOf(fields, 'tid');
  const currency = textOf(fields, 'currency');
  const isPromotion = fields.type === 'credit' && fields.subtype === 'promotion';
  const round = textOf(fields, 'i_gameid') ?? (isPromotion ? `promotion ${txId}` : undefined);
  const described = textOf(fields, 'i_gamedesc') ?? (isPromotion ? 'promotion' : undefined);
  const action = textOf(fields, 'i_actionid');
  if (!txId || !currency || !round || !described || !(isPromotion || action)) return 'request';
  if (hasTooLong(fields) || !isTextOrNothing(fields.i_rollback)) return 'request';
  const amountMinor = minorFromMajor(textOf(fields, 'amount') ?? '');
  if (amountMinor === undefined) return 'amount';
  const game = session?.playerId === playerId ? session.game : described;
  // An action of a round happens once, whatever it is called.
  const alias = action === undefined ? undefined : `${textOf(fields, 'type')} ${round} ${action}`;
  return { playerId, currency, txId, round, game, amountMinor, alias };
}

function hasTooLong(fields: JsonFields): boolean {
  return Object.entries(softgamingLengthMax).some(([name, max]) => (textOf(fields, name)?.length ?? 0) > max);
}

/** It turns a payment into its opposite, so one that cannot be read must not be passed over. */
function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** Nothing is taken for it: what the wire says that a stake comes to is what it costs, also in a free round. */
export function isFreeRound(fields: JsonFields, { amountMinor }: Move): boolean {
  const isMarked = textOf(fields, 'i_bonusid') !== undefined || textOf(fields, 'game_extra')?.startsWith(freeRoundMark);
  return amountMinor === 0n && isMarked === true;
}
