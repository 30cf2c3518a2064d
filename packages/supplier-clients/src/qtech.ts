import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import { qtechHeaders } from '@harmattan/wires/suppliers/qtech';
import { jsonType, readJson, sendOverHttp, Unreadable, type WireReply } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

const verdicts: Record<string, Verdict> = {
  INVALID_TOKEN: 'no-session',
  LOGIN_FAILED: 'bad-signature',
  INSUFFICIENT_FUNDS: 'insufficient',
  UNKNOWN_ERROR: 'unavailable',
};

function createWire({ walletUrl, credentials: { passKey }, send = sendOverHttp }: ClientOptions<'qtech'>) {
  const headersOf = (seat: Seat) => ({ [qtechHeaders.passKey]: passKey, [qtechHeaders.session]: seat.token });

  async function read(seat: Seat, what: 'session' | 'balance'): Promise<Reply> {
    const url = `${walletUrl}/accounts/${seat.playerId}/${what}`;
    return toReply(await send({ method: 'GET', url, headers: headersOf(seat) }));
  }

  async function move(path: string, seat: Seat, fields: object): Promise<Reply> {
    const common = {
      playerId: seat.playerId,
      gameId: seat.game,
      currency: seat.currency,
      device: 'MOBILE',
      clientType: 'HTML5',
      category: 'CASINO/SLOT/5REEL',
    };
    // The amount goes out as it is: a number of JavaScript's cannot hold every amount.
    const { amount, ...rest } = { ...common, ...fields } as { amount?: string };
    const text = JSON.stringify(rest);
    const body = amount === undefined ? text : `${text.slice(0, -1)},"amount":${amount}}`;
    const headers = { ...headersOf(seat), ...jsonType };
    return toReply(await send({ method: 'POST', url: `${walletUrl}/${path}`, headers, body }));
  }

  return { read, move };
}

export function createQtechClient(options: ClientOptions<'qtech'>): SupplierClient {
  const { read, move } = createWire(options);
  return {
    supplier: 'qtech',
    can: {
      jackpot: true,
      freeStake: true,
      signature: true,
      currency: true,
      oneShotLaunch: false,
      severalStakes: true,
      winNamesStake: true,
      roundEnd: 'said',
    },
    async open(launch) {
      const seat = { ...launch, sitting: '' };
      const reply = await read(seat, 'session');
      if (reply.verdict !== 'done') return { status: 'refused', raw: reply.raw };
      return { status: 'open', seat, balanceMinor: reply.balanceMinor };
    },
    balance: (seat) => read(seat, 'balance'),
    stake: (seat, { txId, round, amountMinor, isFree }) =>
      move('transactions', seat, {
        txnType: 'DEBIT',
        txnId: txId,
        roundId: round,
        amount: decimalFromMinor(amountMinor),
        completed: 'false',
        ...(isFree && { bonusType: 'FREE_ROUND' }),
      }),
    win: (seat, { txId, round, amountMinor, stakeTxId, kind = 'win', isLast = true }) =>
      kind === 'jackpot'
        ? move('bonus/rewards', seat, {
            rewardType: 'JACKPOT',
            rewardTitle: 'Jackpot',
            txnId: txId,
            amount: decimalFromMinor(amountMinor),
          })
        : move('transactions', seat, {
            txnType: 'CREDIT',
            txnId: txId,
            betId: stakeTxId,
            roundId: round,
            amount: decimalFromMinor(amountMinor),
            completed: String(isLast),
          }),
    cancel: (seat, { txId, round, amountMinor, stakeTxId }) =>
      move('transactions/rollback', seat, {
        txnId: txId,
        betId: stakeTxId,
        roundId: round,
        amount: decimalFromMinor(amountMinor),
        completed: 'true',
      }),
  };
}

/** A repeat is answered like the first time here, so it cannot be told from one. */
function toReply({ http, text }: WireReply): Reply {
  const { code, referenceId } = readJson<{ code?: string; referenceId?: string }>({ http, text });
  const balance = /"balance":([\d.]+)/.exec(text)?.[1] ?? '';
  if (http === 200 ? balance === '' : code === undefined) throw new Unreadable(`${http} ${text}`);
  return {
    verdict: http === 200 ? 'done' : (verdicts[code ?? ''] ?? 'refused'),
    balanceMinor: minorFromDecimal(balance),
    id: referenceId,
    raw: `${http} ${text}`,
  };
}
