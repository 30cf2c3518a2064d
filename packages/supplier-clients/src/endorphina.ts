import { systemClock } from '@harmattan/kernel/clock';
import { minorFromThousandths, thousandthsFromMinor } from '@harmattan/wires/suppliers/amounts';
import { endorphinaDeclined as declined, endorphinaSign } from '@harmattan/wires/suppliers/endorphina';
import { formType, readJson, sendOverHttp, Unreadable, type WireReply } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

type Fields = Record<string, string>;

const verdicts: Record<string, Verdict> = {
  ACCESS_DENIED: 'bad-signature',
  INSUFFICIENT_FUNDS: 'insufficient',
  TOKEN_EXPIRED: 'no-session',
  TOKEN_NOT_FOUND: 'no-session',
  LIMIT_REACHED: 'refused',
};

/** What an internal error means when its message is known. Any other has to be sent again. */
const declines: Record<string, Verdict> = {
  [declined.request]: 'refused',
  [declined.currency]: 'currency',
  [declined.mismatch]: 'mismatch',
  [declined.refunded]: 'refused',
  [declined.settled]: 'refused',
};

export function createEndorphinaClient({
  walletUrl,
  credentials: { salt },
  send = sendOverHttp,
  clock = systemClock,
}: ClientOptions<'endorphina'>): SupplierClient {
  const signed = (fields: Fields) => new URLSearchParams({ ...fields, sign: endorphinaSign(fields, salt) }).toString();

  const ask = (call: string, fields: Fields) => send({ method: 'GET', url: `${walletUrl}/${call}?${signed(fields)}` });

  async function move(call: string, seat: Seat, fields: Fields): Promise<Reply> {
    const body = signed({
      token: seat.token,
      player: seat.playerId,
      currency: seat.currency,
      game: seat.game,
      date: String(clock.now().getTime()),
      ...fields,
    });
    return toReply(await send({ method: 'POST', url: `${walletUrl}/${call}`, headers: formType, body }));
  }

  return {
    supplier: 'endorphina',
    can: {
      jackpot: true,
      freeStake: false,
      signature: true,
      currency: true,
      oneShotLaunch: false,
      severalStakes: true,
      winNamesStake: true,
      roundEnd: 'empty-win',
    },
    async open({ token }) {
      const { http, text } = await ask('session', { token });
      if (http !== 200) return { status: 'refused', raw: `${http} ${text}` };
      const { player, currency, game } = JSON.parse(text) as { player: string; currency: string; game: string };
      return {
        status: 'open',
        seat: { token, playerId: player, currency, game, sitting: '' },
        balanceMinor: undefined,
      };
    },
    async balance({ token, playerId: player, currency, game }) {
      return toReply(await ask('balance', { token, player, currency, game }));
    },
    stake: (seat, { txId, round, amountMinor }) =>
      move('bet', seat, { id: txId, gameId: round, amount: thousandthsFromMinor(amountMinor) }),
    win(seat, { txId, round, amountMinor, stakeTxId, kind = 'win' }) {
      const common = { gameId: round, amount: thousandthsFromMinor(amountMinor) };
      if (kind === 'jackpot')
        return move('promoWin', seat, { ...common, id: txId, promoId: '1', promoName: 'Jackpot' });
      // The end of a round that won nothing has no id.
      return move('win', seat, { ...common, betTransactionId: stakeTxId, ...(amountMinor > 0n && { id: txId }) });
    },
    cancel: (seat, { round, amountMinor, stakeTxId }) =>
      move('refund', seat, { id: stakeTxId, gameId: round, amount: thousandthsFromMinor(amountMinor) }),
  };
}

/** A repeat is answered like the first time here, so it cannot be told from one. */
function toReply({ http, text }: WireReply): Reply {
  const { code = '', message = '', transactionId } = readJson<Fields>({ http, text });
  const balance = /"balance":(\d+)/.exec(text)?.[1] ?? '';
  if (http === 200 ? balance === '' : code === '') throw new Unreadable(`${http} ${text}`);
  const refusal = code === 'INTERNAL_ERROR' ? (declines[message] ?? 'unavailable') : (verdicts[code] ?? 'refused');
  return {
    verdict: http === 200 ? 'done' : refusal,
    balanceMinor: minorFromThousandths(balance),
    id: transactionId || undefined,
    raw: `${http} ${text}`,
  };
}
