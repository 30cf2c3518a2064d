import { systemClock } from '@harmattan/kernel/clock';
import { balanceFromDecimal, decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  everymatrixCodes as codes,
  type EverymatrixRequest,
  everymatrixVersion,
  everymatrixMessages as messages,
  everymatrixRoundStatuses as roundStatuses,
  everymatrixBetStatuses as statuses,
  everymatrixTypes as types,
} from '@harmattan/wires/suppliers/everymatrix';
import { betPayload } from './bet-payload.ts';
import type { BookClient, Settlement } from './book-client.ts';
import { jsonType, readJson, sendOverHttp, Unreadable } from './send.ts';
import type { ClientOptions, Reply, Seat, Verdict } from './supplier-client.ts';

interface Answer {
  ReturnCode?: unknown;
  Message?: string;
  ExternalUserId?: string;
  AccountTransactionId?: string;
}

const verdicts: Record<number, Verdict> = {
  [codes.success]: 'done',
  [codes.userNotFound]: 'no-session',
  [codes.insufficientFunds]: 'insufficient',
  [codes.currency]: 'currency',
  [codes.transactionProcessing]: 'unavailable',
};

/** What a message says that stands beside a code of many meanings. */
const verdictsOfMessages: Record<string, Verdict> = {
  [messages.credentials]: 'bad-signature',
  [messages.mismatch]: 'mismatch',
  [messages.cancelled]: 'refused',
};

const statusOf: Record<Settlement['kind'], string> = {
  won: statuses.won,
  lost: statuses.lost,
  void: statuses.void,
  cashout: statuses.cashedOut,
  'part-cashout': statuses.cashedOut,
};

function createWire({
  walletUrl,
  credentials: { operatorId, loginName, password },
  send = sendOverHttp,
  clock = systemClock,
}: ClientOptions<'everymatrix'>) {
  async function ask(request: EverymatrixRequest, seat: Seat, fields: object = {}, amount?: bigint) {
    const asked = JSON.stringify({
      ApiVersion: everymatrixVersion,
      Request: request,
      OperatorId: operatorId,
      LoginName: loginName,
      Password: password,
      SessionId: seat.token,
      // Until the account is known there is nothing but the session.
      ...(seat.playerId !== '' && { ExternalUserId: seat.playerId }),
      Product: 'Sports',
      ...fields,
    });
    // The amount goes out as it is: a number of JavaScript's cannot hold every amount.
    const body = amount === undefined ? asked : `${asked.slice(0, -1)},"Amount":${decimalFromMinor(amount)}}`;
    const { http, text } = await send({ method: 'POST', url: walletUrl, headers: jsonType, body });
    const answer = readJson<Answer>({ http, text });
    if (http !== 200 || typeof answer.ReturnCode !== 'number') throw new Unreadable(`${http} ${text}`);
    return { ...answer, code: answer.ReturnCode, text };
  }

  async function move(
    request: 'WalletDebit' | 'WalletCredit',
    seat: Seat,
    of: { type: string; txId: string; betId: string; amountMinor: bigint },
    more: object,
  ): Promise<Reply & { code: number }> {
    const fields = {
      ValidateSession: of.type === types.wager,
      TransactionType: of.type,
      TransactionId: of.txId,
      TransactionTimestamp: clock.now().toISOString(),
      RoundId: of.betId,
      RoundStatus: of.type === types.wager ? roundStatuses.open : roundStatuses.closed,
      GPId: 'OddsMatrix',
      GPGameId: 'sports',
      ...more,
    };
    return toReply(await ask(request, seat, fields, of.amountMinor));
  }

  return { ask, move };
}

export function createEverymatrixClient(options: ClientOptions<'everymatrix'>): BookClient {
  const { ask, move } = createWire(options);
  return {
    supplier: 'everymatrix',
    can: { signature: true, currency: false, oneShotLaunch: false, reserves: false, tellsRepeats: false },
    async open(launch) {
      const seat = { ...launch, playerId: '', sitting: '' };
      const { code, ExternalUserId: playerId, text: raw } = await ask('GetAccount', seat);
      if (code !== codes.success || !playerId) return { status: 'refused', raw };
      return { status: 'open', seat: { ...seat, playerId }, balanceMinor: undefined };
    },
    balance: async (seat) => toReply(await ask('GetBalance', seat)),
    place: (seat, bet) => {
      const { txId, betId, stakeMinor: amountMinor } = bet;
      return move(
        'WalletDebit',
        seat,
        { type: types.wager, txId, betId, amountMinor },
        { BetPayload: betPayload(bet) },
      );
    },
    async cancel(seat, { txId, betId, stakeMinor: amountMinor }) {
      const of = { type: types.rollback, txId: `${txId}-cancel`, betId, amountMinor };
      const reply = await move('WalletCredit', seat, of, { RollbackTransactionId: txId });
      // A bet that never came will be refused, which is all that was wanted.
      return reply.code === codes.transactionNotFound ? { ...reply, verdict: 'done' } : reply;
    },
    // A void bet is a result of its stake, because what was rolled back could not be settled again.
    settle: (seat, { kind, txId, betId, amountMinor }) =>
      move(
        'WalletCredit',
        seat,
        { type: types.result, txId, betId, amountMinor },
        {
          BetPayload: { Status: statusOf[kind] },
          ...(kind === 'part-cashout' && { RoundStatus: roundStatuses.open }),
        },
      ),
    correct: (seat, { txId, betId, amountMinor, previousMinor }) => {
      const isMore = amountMinor > previousMinor;
      const difference = isMore ? amountMinor - previousMinor : previousMinor - amountMinor;
      return move(
        isMore ? 'WalletCredit' : 'WalletDebit',
        seat,
        { type: types.result, txId, betId, amountMinor: difference },
        { BetPayload: { Status: statuses.resettled } },
      );
    },
  };
}

/** A repeat is answered like the first time here, so it cannot be told from one. */
function toReply({
  code,
  Message = '',
  AccountTransactionId,
  text,
}: Answer & { code: number; text: string }): Reply & { code: number } {
  const balance = /"Balance":(-?[\d.]+)/.exec(text)?.[1] ?? '';
  return {
    code,
    verdict: (code === codes.success ? undefined : verdictsOfMessages[Message]) ?? verdicts[code] ?? 'refused',
    balanceMinor: balanceFromDecimal(balance),
    id: AccountTransactionId,
    raw: text,
  };
}
