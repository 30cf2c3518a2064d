import { isSameSecret } from '@harmattan/wires/same-secret';
import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import { createSoftgamingHmac, softgamingErrors as errors, freeRoundMark } from '@harmattan/wires/suppliers/softgaming';
import { jsonType, readJson, sendOverHttp, Unreadable } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

interface Answer {
  status?: string;
  error?: string;
  balance?: string;
  hmac?: string;
}

const verdicts: Record<string, Verdict> = {
  [errors.insufficient]: 'insufficient',
  [errors.hmac]: 'bad-signature',
  [errors.mismatch]: 'mismatch',
  [errors.currency]: 'currency',
  [errors.token]: 'no-session',
};

/** Every request and every answer is signed. */
function createWire({ walletUrl, credentials: { secret }, send = sendOverHttp }: ClientOptions<'softgaming'>) {
  const sign = createSoftgamingHmac(secret);

  async function ask(seat: Seat, fields: Record<string, string>): Promise<Reply> {
    const asked: Record<string, string> = {
      userid: seat.playerId,
      currency: seat.currency,
      i_extparam: seat.token,
      i_gamedesc: `998:${seat.game}`,
      ...fields,
    };
    const body = JSON.stringify({ ...asked, hmac: sign(asked) });
    const { http, text } = await send({ method: 'POST', url: walletUrl, headers: jsonType, body });
    const answer = readJson<Answer>({ http, text });
    if (answer.status === undefined && answer.error === undefined) throw new Unreadable(`${http} ${text}`);
    return {
      verdict: verdictOf(http, answer),
      balanceMinor: minorFromDecimal(answer.balance ?? ''),
      // The wire gives back the supplier's own name of a transaction, and none of the operator's.
      id: undefined,
      raw: `${http} ${text}`,
    };
  }

  /** A repeat is answered like the first time here, so it cannot be told from one. */
  function verdictOf(http: number, answer: Answer): Verdict {
    if (http >= 500) return 'unavailable';
    const isSigned = isSameSecret(answer.hmac ?? '', sign({ ...answer }));
    if (!isSigned) return 'bad-signature';
    return answer.status === 'OK' ? 'done' : (verdicts[answer.error ?? ''] ?? 'refused');
  }

  const move = (type: 'debit' | 'credit', seat: Seat, of: { txId: string; round: string; amountMinor: bigint }) => {
    const fields = {
      type,
      tid: of.txId,
      amount: decimalFromMinor(of.amountMinor),
      i_gameid: of.round,
      i_actionid: of.txId,
    };
    return (more: Record<string, string> = {}) => ask(seat, { ...fields, ...more });
  };

  return { ask, move };
}

export function createSoftgamingClient(options: ClientOptions<'softgaming'>): SupplierClient {
  const { ask, move } = createWire(options);
  return {
    supplier: 'softgaming',
    can: {
      jackpot: true,
      freeStake: true,
      signature: true,
      currency: true,
      oneShotLaunch: false,
      severalStakes: true,
      winNamesStake: false,
      roundEnd: 'said',
    },
    // The operator asks for a launch from server to server, so there is nothing left to be shown.
    open: async (launch) => ({ status: 'open', seat: { ...launch, sitting: '' }, balanceMinor: undefined }),
    balance: (seat) => ask(seat, { type: 'balance' }),
    stake: (seat, { isFree, ...stake }) =>
      isFree
        ? move('debit', seat, { ...stake, amountMinor: 0n })({ i_bonusid: '1', game_extra: `${freeRoundMark}_1` })
        : move('debit', seat, stake)(),
    win: (seat, { kind = 'win', isLast = true, ...win }) =>
      move(
        'credit',
        seat,
        win,
      )({
        ...(kind === 'jackpot' && { jackpot_win: '1' }),
        ...(kind === 'free' && { i_bonusid: '1' }),
        ...(isLast && { round_ended: '1' }),
      }),
    cancel: (seat, { stakeTxId, ...cancel }) =>
      move('credit', seat, cancel)({ subtype: 'cancel', i_rollback: stakeTxId }),
  };
}
