// assumed: GlobalBet's wallet wire is not publicly known, so this is our own port spoken over JSON, kept behind this one
// adapter until the supplier's document replaces it. The real supplier pushes losing tickets only, and winners are learnt by
// asking: a status poller belongs to the adapter that replaces this one.
import type { Clock } from '@harmattan/kernel/clock';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  type GlobalbetError,
  globalbetCheckNotice,
  globalbetHeaders,
  globalbetSignature,
  globalbetWindowMs,
  minorFromGlobalbet,
} from '@harmattan/wires/suppliers/globalbet';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, Outcome, Receipt, SupplierWallet } from '../supplier-wallet.ts';
import { type JsonFields, readJsonFields, textOf } from './json-fields.ts';
import { json, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

const timestampText = /^\d{13}$/;

/** Virtual sports: JSON in and out, an HMAC over time, call and body, units as text with two decimals. */
export function globalbetWire(
  port: SupplierWallet,
  setting: SupplierSetting<'globalbet'>,
  deps: { clock: Clock },
): Wire {
  const { signed, moves } = openDoor(port, setting, deps);
  return {
    routes: {
      'POST authenticate': signed(async (fields) => {
        const opened = await port.open(textOf(fields, 'code') ?? '', { issue: 'secret' });
        if (opened.status !== 'open') return refuse(opened.status === 'expired' ? 'CODE_EXPIRED' : 'UNKNOWN_CODE');
        const { playerId, currency, game } = opened.session;
        const balance = decimalFromMinor(await port.balance(playerId));
        return json({ ok: true, session: opened.token, player: String(playerId), currency, game, balance });
      }),

      'POST balance': signed(async (fields) => {
        const session = await port.session(textOf(fields, 'session') ?? '');
        if (!session) return refuse('UNKNOWN_SESSION');
        const balance = decimalFromMinor(await port.balance(session.playerId));
        return json({ ok: true, currency: session.currency, balance });
      }),

      'POST ticket': moves(async (fields, move) => {
        const txId = textOf(fields, 'ticket');
        if (txId === undefined) return refuse('BAD_REQUEST');
        const session = await port.session(textOf(fields, 'session') ?? '');
        if (session?.playerId !== move.playerId) return refuse('UNKNOWN_SESSION');
        const receipt = await port.stake({ ...move, txId, session });
        const isCheckDue = receipt.outcome === 'done' && (await port.isCheckDue(move.playerId));
        return told(receipt, { isCheckDue });
      }),

      'POST settle': moves(async (fields, move) => {
        const [txId, stakeTxId] = [textOf(fields, 'id'), textOf(fields, 'ticket')];
        if (txId === undefined || stakeTxId === undefined) return refuse('BAD_REQUEST');
        // A ticket is settled once; other tickets of the same round are settled by themselves.
        return told(await port.win({ ...move, txId, stakeTxId, closes: 'stake' }));
      }),

      'POST cancel': moves(async (fields, move) => {
        const stakeTxId = textOf(fields, 'ticket');
        return stakeTxId === undefined ? refuse('BAD_REQUEST') : told(await port.cancel({ ...move, stakeTxId }));
      }),

      'POST jackpot': moves(async (fields, move) => {
        const txId = textOf(fields, 'id');
        return txId === undefined ? refuse('BAD_REQUEST') : told(await port.award({ ...move, txId, kind: 'jackpot' }));
      }),
    },
    unavailable: () => refuse('TRY_AGAIN'),
    malformed: () => refuse('BAD_REQUEST'),
  };
}

/** What a call passes before it is answered: signature, time, player. */
function openDoor(port: SupplierWallet, { secret }: SupplierSetting<'globalbet'>, { clock }: { clock: Clock }) {
  /** A caller that cannot sign gets `BAD_SIGNATURE` and nothing else, not even whether its clock is right. */
  const signed = (handle: (fields: JsonFields) => Promise<WireAnswer>) => async (request: WireRequest) => {
    const { path: call, body } = request;
    const timestamp = request.header(globalbetHeaders.timestamp) ?? '';
    const wanted = globalbetSignature({ timestamp, call, body }, secret);
    const given = request.header(globalbetHeaders.signature) ?? '';
    if (!isSameSecret(given.toLowerCase(), wanted)) return refuse('BAD_SIGNATURE');
    if (!timestampText.test(timestamp)) return refuse('BAD_REQUEST');
    if (Math.abs(Number(timestamp) - clock.now().getTime()) > globalbetWindowMs) return refuse('STALE_REQUEST');
    const fields = readJsonFields(body);
    return fields ? handle(fields) : refuse('BAD_REQUEST');
  };

  const moves = (handle: (fields: JsonFields, move: Omit<Move, 'txId'>) => Promise<WireAnswer>) =>
    signed(async (fields) => {
      const playerId = await port.player(textOf(fields, 'player') ?? '');
      if (playerId === undefined) return refuse('UNKNOWN_PLAYER');
      const move = readMove(fields, playerId);
      return typeof move === 'string' ? refuse(move) : handle(fields, move);
    });

  return { signed, moves };
}

function readMove(fields: JsonFields, playerId: bigint): Omit<Move, 'txId'> | GlobalbetError {
  const [currency, round, game] = [textOf(fields, 'currency'), textOf(fields, 'round'), textOf(fields, 'game')];
  if (currency === undefined || round === undefined || game === undefined) return 'BAD_REQUEST';
  const amountMinor = minorFromGlobalbet(textOf(fields, 'amount') ?? '');
  return amountMinor === undefined ? 'BAD_AMOUNT' : { playerId, currency, round, game, amountMinor };
}

const errors: Omit<Record<Outcome, GlobalbetError>, 'done' | 'repeat' | 'unseen'> = {
  insufficient: 'INSUFFICIENT_FUNDS',
  'no-session': 'SESSION_EXPIRED',
  blocked: 'PLAYER_BLOCKED',
  excluded: 'PLAYER_BLOCKED',
  'stake-limit': 'LIMIT_REACHED',
  'loss-limit': 'LIMIT_REACHED',
  'time-limit': 'LIMIT_REACHED',
  currency: 'BAD_CURRENCY',
  'bad-amount': 'BAD_AMOUNT',
  'bad-request': 'BAD_REQUEST',
  mismatch: 'MISMATCH',
  // Sent again until it is taken, as it will be once its ticket has come.
  unknown: 'TRY_AGAIN',
  reversed: 'TICKET_CANCELLED',
  settled: 'TICKET_SETTLED',
};

function told({ outcome, balanceMinor, id }: Receipt, { isCheckDue = false } = {}): WireAnswer {
  const balance = decimalFromMinor(balanceMinor);
  switch (outcome) {
    case 'done':
      return json({ ok: true, id, balance, ...(isCheckDue && { notice: globalbetCheckNotice }) });
    case 'repeat':
      return json({ ok: true, duplicate: true, id, balance });
    // The ticket never came, and there is nothing to name.
    case 'unseen':
      return json({ ok: true, balance });
    default:
      return refuse(errors[outcome]);
  }
}

function refuse(error: GlobalbetError): WireAnswer {
  return json({ ok: false, error });
}
