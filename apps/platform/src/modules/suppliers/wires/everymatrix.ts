import { isSameSecret } from '@harmattan/wires/same-secret';
import { minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import {
  everymatrixRoundStatuses as roundStatuses,
  everymatrixBetStatuses as statuses,
  everymatrixTypes as types,
} from '@harmattan/wires/suppliers/everymatrix';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, Receipt, SupplierWallet } from '../supplier-wallet.ts';
import { betOfPayload } from './bet-payload.ts';
import { refused, succeeded, told } from './everymatrix-answers.ts';
import { type JsonFields, readJsonFields, textOf } from './json-fields.ts';
import type { Wire, WireAnswer } from './wire.ts';

type Problem = 'bad-request' | 'bad-amount';

/** EveryMatrix' wallet: JSON at one address, told apart by `Request`, a login in every body, decimals, no currency. */
export function everymatrixWire(
  port: SupplierWallet,
  { operatorId, loginName, password }: SupplierSetting<'everymatrix'>,
  { country }: { country: string },
): Wire {
  /** A caller without the password gets nothing but an error. */
  function isAdmitted(fields: JsonFields): boolean {
    const shown = secretOf(textOf(fields, 'LoginName') ?? '', textOf(fields, 'Password') ?? '');
    return isSameSecret(shown, secretOf(loginName, password));
  }

  /** The player whom the call names, otherwise the session's player. The session may have expired. */
  async function playerOf(fields: JsonFields): Promise<bigint | 'unknown-player' | 'no-session'> {
    if (fields.ExternalUserId === undefined) return (await sessionOf(port, fields))?.playerId ?? 'no-session';
    return (await port.player(textOf(fields, 'ExternalUserId') ?? '')) ?? 'unknown-player';
  }

  async function account(fields: JsonFields): Promise<WireAnswer> {
    const opened = await port.open(textOf(fields, 'SessionId') ?? '');
    if (opened.status !== 'open') return refused(fields, 'no-session');
    const { playerId, currency } = opened.session;
    const id = String(playerId);
    // The supplier does not get the number that a player signs in with.
    const names = { ExternalUserId: id, UserName: id, FirstName: '', LastName: '', Alias: id };
    return succeeded(fields, { ...names, Currency: currency, Country: country }, {});
  }

  async function balance(fields: JsonFields, playerId: bigint): Promise<WireAnswer> {
    const balanceMinor = await port.balance(playerId);
    const amounts = { Balance: balanceMinor, RealMoney: balanceMinor, BonusMoney: 0n };
    return succeeded(fields, { Currency: port.currency }, amounts);
  }

  async function move(fields: JsonFields, playerId: bigint): Promise<WireAnswer> {
    const asked = readMove(fields, { playerId, currency: port.currency });
    if (typeof asked === 'string') return refused(fields, asked);
    const done = await (fields.Request === 'WalletDebit' ? debit(port, fields, asked) : credit(port, fields, asked));
    return typeof done === 'string' ? refused(fields, done) : told(fields, done, asked);
  }

  return {
    routes: {
      async POST({ body }) {
        const fields = readJsonFields(body);
        if (!fields) return refused({}, 'bad-request');
        if (!isAdmitted(fields)) return refused({}, 'credentials');
        if (fields.OperatorId !== undefined && fields.OperatorId !== operatorId) return refused(fields, 'bad-request');
        switch (fields.Request) {
          case 'GetAccount':
            return account(fields);
          case 'GetBalance':
          case 'WalletDebit':
          case 'WalletCredit': {
            const playerId = await playerOf(fields);
            if (typeof playerId === 'string') return refused(fields, playerId);
            return fields.Request === 'GetBalance' ? balance(fields, playerId) : move(fields, playerId);
          }
          default:
            return refused({}, 'bad-request');
        }
      },
    },
    unavailable: ({ body }) => refused(readJsonFields(body) ?? {}, 'unavailable'),
    malformed: () => refused({}, 'bad-request'),
  };
}

function sessionOf(port: SupplierWallet, fields: JsonFields) {
  return port.session(textOf(fields, 'SessionId') ?? '');
}

async function debit(port: SupplierWallet, fields: JsonFields, move: Move): Promise<Receipt | Problem> {
  switch (fields.TransactionType) {
    case types.wager:
      // Whatever is said about validating it: no stake is taken without a session that lives.
      return port.stake({ ...move, session: await sessionOf(port, fields) });
    case types.result:
      return port.adjust({ ...move, direction: 'out' });
    case types.rollback: {
      const winTxId = textOf(fields, 'RollbackTransactionId');
      return winTxId === undefined ? 'bad-request' : port.cancelWin({ ...move, winTxId });
    }
    default:
      return 'bad-request';
  }
}

async function credit(port: SupplierWallet, fields: JsonFields, move: Move): Promise<Receipt | Problem> {
  if (fields.TransactionType === types.rollback) {
    const stakeTxId = textOf(fields, 'RollbackTransactionId');
    if (stakeTxId === undefined) return 'bad-request';
    const receipt = await port.cancel({ ...move, stakeTxId });
    // That it was undone under another name is what a rollback wants to hear.
    return receipt.outcome === 'reversed' ? { ...receipt, outcome: 'repeat' } : receipt;
  }
  if (fields.TransactionType !== types.result) return 'bad-request';
  const closes = fields.RoundStatus === roundStatuses.open ? undefined : 'round';
  switch (statusOf(fields)) {
    case statuses.resettled:
      return port.adjust({ ...move, direction: 'in' });
    case statuses.cashedOut:
      return port.win({ ...move, kind: 'cash-out', closes });
    case statuses.void:
      return port.win({ ...move, kind: 'refund', closes });
    default:
      return port.win({ ...move, closes });
  }
}

function readMove(fields: JsonFields, of: { playerId: bigint; currency: string }): Move | Problem {
  const [txId, round] = [textOf(fields, 'TransactionId'), textOf(fields, 'RoundId')];
  const game = textOf(fields, 'GPGameId');
  if (txId === undefined || round === undefined || game === undefined) return 'bad-request';
  const amountMinor = minorFromDecimal(textOf(fields, 'Amount') ?? '');
  if (amountMinor === undefined) return 'bad-amount';
  return {
    ...of,
    txId,
    round,
    game,
    amountMinor,
    note: payloadOf(fields, 'Description'),
    bet: betOfPayload(fields.BetPayload),
  };
}

/** Both at once, around a character that neither can have. */
function secretOf(login: string, password: string): string {
  return `${login}\0${password}`;
}

function statusOf(fields: JsonFields): string | undefined {
  return payloadOf(fields, 'Status');
}

/** What is told of the bet, which need not be there. */
function payloadOf({ BetPayload: payload }: JsonFields, name: string): string | undefined {
  return typeof payload === 'object' && payload !== null ? textOf(payload as JsonFields, name) : undefined;
}
