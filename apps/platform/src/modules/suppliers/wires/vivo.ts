import type { Clock } from '@harmattan/kernel/clock';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import {
  vivoCodes as codes,
  vivoTypes as types,
  type VivoCall,
  type VivoCode,
  vivoAnswer,
  vivoHash,
} from '@harmattan/wires/suppliers/vivo';
import type { XmlFields } from '@harmattan/wires/suppliers/xml';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, Outcome, Receipt, SupplierWallet } from '../supplier-wallet.ts';
import type { Wire, WireAnswer, WireHandler, WireRequest } from './wire.ts';

type Query = Record<string, string>;

/** Vivo's wallet: everything in the address, XML back, a hash over most of it, decimal units. */
export function vivoWire(port: SupplierWallet, setting: SupplierSetting<'vivo'>, deps: { clock: Clock }): Wire {
  const { signed, ofPlayer, account, answer } = openDoor(port, setting, deps);
  return {
    routes: {
      'GET Authenticate': signed('Authenticate', async ({ token = '' }) => {
        const opened = await port.open(token);
        if (opened.status !== 'open') return failed(codes.invalidToken);
        return { ...(await account(opened.session.playerId)), GAMESESSIONID: opened.token };
      }),

      'GET GetBalance': ofPlayer('GetBalance', (_query, playerId) => account(playerId)),

      'GET ChangeBalance': ofPlayer('ChangeBalance', async (query, playerId) => {
        const move = readMove(query, playerId, port.currency);
        if (!move) return failed(codes.operationFailed);
        switch (query.TrnType) {
          case types.bet:
            return told(await port.stake({ ...move, session: await port.session(query.sessionId ?? '') }));
          case types.win:
            return told(
              await port.win({
                ...move,
                closes: query.isRoundFinished === 'true' ? 'round' : undefined,
                // The hash is over all but the id: a win that was read on its way is not paid again under a new one.
                signature: `${move.round} ${move.amountMinor} ${vivoHash('ChangeBalance', query, setting.passKey)}`,
              }),
            );
          case types.canceledBet:
            // It has the id of the bet that it undoes.
            return told(await port.cancel({ ...move, stakeTxId: move.txId }));
          default:
            return failed(codes.operationFailed);
        }
      }),

      'GET Status': ofPlayer('Status', async ({ casinoTransactionId }, playerId) => {
        const found = casinoTransactionId ? await port.find(casinoTransactionId) : undefined;
        // A refused or undone transaction does not stand, and another player's is not shown.
        const isStanding = found?.playerId === playerId && found.state === 'applied';
        return isStanding ? { RESULT: 'OK', ECSYSTEMTRANSACTIONID: found.id } : failed(codes.unknownTransaction);
      }),
    },
    unavailable: (request) => answer(callOf(request), request.query, failed(codes.internalError)),
    malformed: (request) => answer(callOf(request), request.query, failed(codes.operationFailed)),
  };
}

/** What a call passes before it is answered, and the envelope of the answer. */
function openDoor(port: SupplierWallet, { passKey }: SupplierSetting<'vivo'>, { clock }: { clock: Clock }) {
  /** A caller that cannot sign gets `invalidHash` and nothing else. */
  const signed =
    (call: VivoCall, handle: (query: Query) => Promise<XmlFields>): WireHandler =>
    async ({ query }) => {
      const { hash = '' } = query;
      const isTrue = isSameSecret(hash.toLowerCase(), vivoHash(call, query, passKey));
      return answer(call, query, isTrue ? await handle(query) : failed(codes.invalidHash));
    };

  const ofPlayer = (call: VivoCall, handle: (query: Query, playerId: bigint) => Promise<XmlFields>) =>
    signed(call, async (query) => {
      const playerId = await port.player(query.userId ?? '');
      return playerId === undefined ? failed(codes.unknownUser) : handle(query, playerId);
    });

  function answer(call: VivoCall, query: Query, response: XmlFields): WireAnswer {
    return { http: 200, type: 'text/xml', body: vivoAnswer(call, query, clock.now(), response) };
  }

  const account = async (playerId: bigint): Promise<XmlFields> => ({
    RESULT: 'OK',
    USERID: String(playerId),
    BALANCE: decimalFromMinor(await port.balance(playerId)),
    CURRENCY: port.currency,
  });

  return { signed, ofPlayer, account, answer };
}

/** The wire names no currency: there is one that the player's session was opened in. */
function readMove(query: Query, playerId: bigint, currency: string): Move | undefined {
  const { Amount = '', TransactionID, roundId, gameId } = query;
  const amountMinor = minorFromDecimal(Amount);
  if (!TransactionID || !roundId || !gameId || amountMinor === undefined) return undefined;
  return { playerId, currency, txId: TransactionID, round: roundId, game: gameId, amountMinor };
}

const failures: Omit<Record<Outcome, VivoCode>, 'done' | 'repeat'> = {
  insufficient: codes.insufficientFunds,
  'no-session': codes.invalidToken,
  blocked: codes.operationFailed,
  excluded: codes.operationFailed,
  'stake-limit': codes.betLimit,
  'loss-limit': codes.betLimit,
  'time-limit': codes.betLimit,
  currency: codes.operationFailed,
  'bad-amount': codes.operationFailed,
  'bad-request': codes.operationFailed,
  mismatch: codes.operationFailed,
  // Sent again until it is taken, as it will be once its stake has come. 299 would tell that it never will.
  unknown: codes.internalError,
  unseen: codes.unknownTransaction,
  reversed: codes.operationFailed,
  settled: codes.operationFailed,
};

function told({ outcome, balanceMinor, id }: Receipt): XmlFields {
  if (outcome !== 'done' && outcome !== 'repeat') return failed(failures[outcome]);
  return { RESULT: 'OK', BALANCE: decimalFromMinor(balanceMinor), ECSYSTEMTRANSACTIONID: id };
}

function failed(code: VivoCode): XmlFields {
  return { RESULT: 'FAILED', CODE: code };
}

function callOf({ path }: WireRequest): VivoCall {
  return path as VivoCall;
}
