import { isSameSecret } from '@harmattan/wires/same-secret';
import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import { type QtechError, qtechErrors, qtechHeaders } from '@harmattan/wires/suppliers/qtech';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, Outcome, Receipt, SupplierWallet } from '../supplier-wallet.ts';
import { type JsonFields, readJsonFields, textOf } from './json-fields.ts';
import type { Wire, WireAnswer, WireRequest } from './wire.ts';

/** QTech's common wallet: REST and JSON, a shared key in a header, decimal units. */
export function qtechWire(port: SupplierWallet, { passKey }: SupplierSetting<'qtech'>): Wire {
  const admitted = (handle: (request: WireRequest) => Promise<WireAnswer>) => async (request: WireRequest) =>
    isSameSecret(request.header(qtechHeaders.passKey) ?? '', passKey) ? handle(request) : refuse('LOGIN_FAILED');

  /** For what must work although the session has expired. */
  const ofPlayer = (handle: (playerId: bigint) => Promise<WireAnswer>) =>
    admitted(async ({ params }) => {
      const playerId = await port.player(params.playerId ?? '');
      return playerId === undefined ? refuse('ACCOUNT_BLOCKED') : handle(playerId);
    });

  const moves = (handle: (fields: JsonFields, move: Move, request: WireRequest) => Promise<WireAnswer>) =>
    admitted(async (request) => {
      const fields = readJsonFields(request.body);
      if (!fields) return refuse('REQUEST_DECLINED');
      const playerId = await port.player(textOf(fields, 'playerId') ?? '');
      if (playerId === undefined) return refuse('ACCOUNT_BLOCKED');
      const move = readMove(fields, playerId);
      return move ? handle(fields, move, request) : refuse('REQUEST_DECLINED');
    });

  const balance = async (playerId: bigint) =>
    answer(`{"balance":${decimalFromMinor(await port.balance(playerId))},"currency":${JSON.stringify(port.currency)}}`);

  return {
    routes: {
      'GET accounts/:playerId/session': admitted(async (request) => {
        const token = request.header(qtechHeaders.session) ?? '';
        const opened = await port.open(token);
        if (opened.status !== 'open' || String(opened.session.playerId) !== request.params.playerId) {
          return refuse('INVALID_TOKEN');
        }
        return balance(opened.session.playerId);
      }),

      'GET accounts/:playerId/balance': ofPlayer(balance),

      'POST transactions': moves(async (fields, move, request) => {
        if (fields.txnType === 'DEBIT') {
          const session = await port.session(request.header(qtechHeaders.session) ?? '');
          const isFree = textOf(fields, 'bonusType') === 'FREE_ROUND';
          return told(await port.stake({ ...move, session, isFree }));
        }
        if (fields.txnType !== 'CREDIT') return refuse('REQUEST_DECLINED');
        const isEnd = fields.completed === 'true' || fields.completed === true;
        const closes = isEnd ? 'round' : undefined;
        return told(await port.win({ ...move, stakeTxId: textOf(fields, 'betId'), closes }));
      }),

      'POST transactions/rollback': moves(async (fields, move) => {
        const stakeTxId = textOf(fields, 'betId');
        if (stakeTxId === undefined) return refuse('REQUEST_DECLINED');
        return told(await port.cancel({ ...move, stakeTxId }));
      }),

      'POST bonus/rewards': moves(async (fields, move) => {
        const kind = textOf(fields, 'rewardType')?.includes('JACKPOT') ? 'jackpot' : 'promotion';
        return told(await port.award({ ...move, kind }));
      }),
    },
    unavailable: () => refuse('UNKNOWN_ERROR'),
    malformed: () => refuse('REQUEST_DECLINED'),
  };
}

/** A reward belongs to no round and no game; it is a round of its own then. */
function readMove(fields: JsonFields, playerId: bigint): Move | undefined {
  const txId = textOf(fields, 'txnId');
  const amountMinor = minorFromDecimal(textOf(fields, 'amount') ?? '');
  const currency = textOf(fields, 'currency');
  if (txId === undefined || amountMinor === undefined || currency === undefined) return undefined;
  const isReward = fields.rewardType !== undefined;
  const round = textOf(fields, 'roundId') ?? (isReward ? `reward ${txId}` : undefined);
  const game = textOf(fields, 'gameId') ?? (isReward ? 'reward' : undefined);
  if (round === undefined || game === undefined) return undefined;
  return { playerId, currency, txId, round, game, amountMinor };
}

const errors: Omit<Record<Outcome, QtechError>, 'done' | 'repeat' | 'unseen'> = {
  insufficient: 'INSUFFICIENT_FUNDS',
  'no-session': 'INVALID_TOKEN',
  blocked: 'ACCOUNT_BLOCKED',
  excluded: 'ACCOUNT_BLOCKED',
  'stake-limit': 'LIMIT_EXCEEDED',
  'loss-limit': 'LIMIT_EXCEEDED',
  'time-limit': 'LIMIT_EXCEEDED',
  currency: 'REQUEST_DECLINED',
  'bad-amount': 'REQUEST_DECLINED',
  'bad-request': 'REQUEST_DECLINED',
  mismatch: 'REQUEST_DECLINED',
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: 'UNKNOWN_ERROR',
  reversed: 'REQUEST_DECLINED',
  settled: 'REQUEST_DECLINED',
};

function told({ outcome, balanceMinor, id }: Receipt): WireAnswer {
  const balance = decimalFromMinor(balanceMinor);
  switch (outcome) {
    case 'done':
    case 'repeat':
      return answer(`{"balance":${balance},"referenceId":"${id}"}`);
    case 'unseen':
      return answer(`{"balance":${balance}}`);
    default:
      return refuse(errors[outcome]);
  }
}

/** Amounts are written as they are, since a number of JavaScript's could not hold them all. */
function answer(body: string): WireAnswer {
  return { http: 200, type: 'application/json', body };
}

function refuse(code: QtechError): WireAnswer {
  return { http: qtechErrors[code], type: 'application/json', body: JSON.stringify({ code, message: words[code] }) };
}

const words: Record<QtechError, string> = {
  INVALID_TOKEN: 'The session is unknown or has expired',
  LOGIN_FAILED: 'The pass key is wrong',
  ACCOUNT_BLOCKED: 'The player is unknown or may not play',
  INSUFFICIENT_FUNDS: 'Not enough money',
  LIMIT_EXCEEDED: 'A limit was reached',
  REQUEST_DECLINED: 'The request was declined',
  UNKNOWN_ERROR: 'Please send it again',
};
