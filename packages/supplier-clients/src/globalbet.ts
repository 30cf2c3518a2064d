import { systemClock } from '@harmattan/kernel/clock';
import { decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  type GlobalbetError,
  globalbetHeaders,
  globalbetSignature,
  minorFromGlobalbet,
} from '@harmattan/wires/suppliers/globalbet';
import { jsonType, readJson, sendOverHttp, Unreadable } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

interface Answer {
  ok: boolean;
  duplicate?: boolean;
  error?: GlobalbetError;
  id?: string;
  session?: string;
  player?: string;
  currency?: string;
  game?: string;
  balance?: string;
}

const verdicts: Partial<Record<GlobalbetError, Verdict>> = {
  BAD_SIGNATURE: 'bad-signature',
  UNKNOWN_SESSION: 'no-session',
  SESSION_EXPIRED: 'no-session',
  INSUFFICIENT_FUNDS: 'insufficient',
  BAD_CURRENCY: 'currency',
  MISMATCH: 'mismatch',
  STALE_REQUEST: 'unavailable',
  TRY_AGAIN: 'unavailable',
};

/** The wire is assumed, as its other end says. */
export function createGlobalbetClient({
  walletUrl,
  credentials: { secret },
  send = sendOverHttp,
  clock = systemClock,
}: ClientOptions<'globalbet'>): SupplierClient {
  async function ask(call: string, fields: object): Promise<{ answer: Answer; raw: string }> {
    const body = JSON.stringify(fields);
    const timestamp = String(clock.now().getTime());
    const headers = {
      ...jsonType,
      [globalbetHeaders.timestamp]: timestamp,
      [globalbetHeaders.signature]: globalbetSignature({ timestamp, call, body }, secret),
    };
    const { http, text } = await send({ method: 'POST', url: `${walletUrl}/${call}`, headers, body });
    return { answer: readJson<Answer>({ http, text }), raw: text };
  }

  async function move(call: string, seat: Seat, fields: object): Promise<Reply> {
    const { answer, raw } = await ask(call, {
      player: seat.playerId,
      currency: seat.currency,
      game: seat.game,
      ...fields,
    });
    return toReply(answer, raw);
  }

  return {
    supplier: 'globalbet',
    can: {
      jackpot: true,
      freeStake: false,
      signature: true,
      currency: true,
      oneShotLaunch: true,
      severalStakes: true,
      winNamesStake: true,
      roundEnd: 'every-win',
    },
    async open(launch) {
      const { answer, raw } = await ask('authenticate', { code: launch.token });
      const { session, player, currency, game, balance = '' } = answer;
      if (!answer.ok || session === undefined) return { status: 'refused', raw };
      return {
        status: 'open',
        seat: {
          token: session,
          playerId: player ?? launch.playerId,
          currency: currency ?? launch.currency,
          game: game ?? launch.game,
          sitting: '',
        },
        balanceMinor: minorFromGlobalbet(balance),
      };
    },
    async balance({ token }) {
      const { answer, raw } = await ask('balance', { session: token });
      return toReply(answer, raw);
    },
    stake: (seat, { txId, round, amountMinor }) =>
      move('ticket', seat, { session: seat.token, ticket: txId, round, amount: decimalFromMinor(amountMinor) }),
    win: (seat, { txId, round, amountMinor, stakeTxId, kind = 'win' }) =>
      kind === 'jackpot'
        ? move('jackpot', seat, { id: txId, round, amount: decimalFromMinor(amountMinor) })
        : move('settle', seat, { id: txId, ticket: stakeTxId, round, amount: decimalFromMinor(amountMinor) }),
    cancel: (seat, { round, amountMinor, stakeTxId }) =>
      move('cancel', seat, { ticket: stakeTxId, round, amount: decimalFromMinor(amountMinor) }),
  };
}

function toReply({ ok, duplicate, error, id, balance = '' }: Answer, raw: string): Reply {
  if (typeof ok !== 'boolean') throw new Unreadable(raw);
  const refusal = (error && verdicts[error]) ?? 'refused';
  return {
    verdict: ok ? (duplicate ? 'repeat' : 'done') : refusal,
    balanceMinor: minorFromGlobalbet(balance),
    id: id || undefined,
    raw,
  };
}
