import { isSameSecret } from '@harmattan/wires/same-secret';
import { decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import { createSoftgamingHmac, type SoftgamingError, softgamingErrors } from '@harmattan/wires/suppliers/softgaming';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, Outcome, Receipt, SupplierSession, SupplierWallet } from '../supplier-wallet.ts';
import { type JsonFields, readJsonFields, textOf } from './json-fields.ts';
import { isFreeRound, readSoftgamingMove } from './softgaming-fields.ts';
import { json, type Wire, type WireAnswer } from './wire.ts';

type Done = Receipt | SoftgamingError;

/** SoftGamings' one wallet: one address, JSON told apart by its type, signed both ways, decimals as text. */
export function softgamingWire(port: SupplierWallet, { secret }: SupplierSetting<'softgaming'>): Wire {
  const sign = createSoftgamingHmac(secret);

  const answer = (fields: Record<string, string>, http = 200): WireAnswer =>
    json({ ...fields, hmac: sign(fields) }, http);

  /** Whatever is to be sent again is no answer of the wire's, but a server's that could not give one. */
  const refuse = (error: SoftgamingError, balanceMinor?: bigint): WireAnswer =>
    answer(
      {
        error: softgamingErrors[error],
        ...(balanceMinor !== undefined && { balance: decimalFromMinor(balanceMinor) }),
      },
      error === 'again' ? 503 : 200,
    );

  function told(done: Done, tid: string): WireAnswer {
    if (typeof done === 'string') return refuse(done);
    const error = errors[done.outcome];
    if (error) return refuse(error, done.balanceMinor);
    return answer({ status: 'OK', tid, balance: decimalFromMinor(done.balanceMinor) });
  }

  /** What is asked about a player, who need not be playing any more. */
  async function ofPlayer(fields: JsonFields, playerId: bigint): Promise<WireAnswer> {
    if (fields.type === 'balance') {
      if (fields.currency !== port.currency) return refuse('currency');
      return answer({ status: 'OK', balance: decimalFromMinor(await port.balance(playerId)) });
    }
    const token = textOf(fields, 'i_extparam');
    const session = token === undefined ? undefined : await port.session(token);
    const move = readSoftgamingMove(fields, { playerId, session });
    if (typeof move === 'string') return refuse(move);
    const done = fields.type === 'debit' ? debit(port, fields, move, session) : credit(port, fields, move);
    return told(await done, move.txId);
  }

  return {
    routes: {
      async POST({ body }) {
        const fields = readJsonFields(body);
        if (!fields) return refuse('request');
        if (!isSameSecret((textOf(fields, 'hmac') ?? '').toLowerCase(), sign(fields))) return refuse('hmac');
        switch (fields.type) {
          case 'ping':
            return answer({ status: 'OK' });
          case 'roundinfo':
            // A summary of what came before. The books have each of it already, as it was moved.
            return Array.isArray(fields.actions) ? answer({ status: 'OK' }) : refuse('request');
          case 'balance':
          case 'debit':
          case 'credit': {
            const playerId = await port.player(textOf(fields, 'userid') ?? '');
            return playerId === undefined ? refuse('player') : ofPlayer(fields, playerId);
          }
          default:
            return refuse('request');
        }
      },
    },
    unavailable: () => refuse('again'),
    malformed: () => refuse('request'),
  };
}

async function debit(
  port: SupplierWallet,
  fields: JsonFields,
  move: Move,
  session: SupplierSession | undefined,
): Promise<Done> {
  const undone = textOf(fields, 'i_rollback');
  if (undone !== undefined) {
    // A win is taken back. One that has not come cannot be kept from coming, so this is to be sent again then.
    return port.cancelWin({ ...move, winTxId: undone });
  }
  // One that says that it undoes something, but not what, is not to be taken for a stake.
  if (!isOneOf(fields.subtype, 'debit')) return 'request';
  return port.stake({ ...move, session, isFree: isFreeRound(fields, move) });
}

async function credit(port: SupplierWallet, fields: JsonFields, move: Move): Promise<Done> {
  const undone = textOf(fields, 'i_rollback');
  if (undone !== undefined) return port.cancel({ ...move, stakeTxId: undone });
  if (fields.subtype === 'cancel') return port.cancelRound(move);
  if (fields.subtype === 'promotion') return port.award({ ...move, kind: 'promotion' });
  if (!isOneOf(fields.subtype, 'credit')) return 'request';
  const isJackpot = fields.jackpot_win === '1' || fields.jackpot_win === true;
  if (isJackpot) return port.award({ ...move, kind: 'jackpot' });
  const isEnd = fields.round_ended === '1' || fields.round_ended === 'true' || fields.round_ended === true;
  return port.win({ ...move, closes: isEnd ? 'round' : undefined });
}

/** What may be left out may also be said. */
function isOneOf(subtype: unknown, wanted: string): boolean {
  return subtype === undefined || subtype === null || subtype === '' || subtype === wanted;
}

const errors: Record<Outcome, SoftgamingError | undefined> = {
  done: undefined,
  repeat: undefined,
  // The stake that it undoes is refused when it comes.
  unseen: undefined,
  insufficient: 'insufficient',
  'no-session': 'token',
  blocked: 'blocked',
  excluded: 'blocked',
  'stake-limit': 'limit',
  'loss-limit': 'limit',
  'time-limit': 'limit',
  currency: 'currency',
  'bad-amount': 'amount',
  'bad-request': 'request',
  mismatch: 'mismatch',
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: 'again',
  reversed: 'cancelled',
  settled: 'settled',
};
