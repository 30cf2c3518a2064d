import {
  type AltenarMethod,
  altenarGame,
  altenarCodes as codes,
  altenarErrors as errors,
  altenarBetStatuses as statuses,
} from '@harmattan/wires/suppliers/altenar';
import {
  type PacketAnswer,
  type PacketElement,
  readPacketAnswer,
  writePacketRequest,
} from '@harmattan/wires/suppliers/altenar-packet';
import { balanceFromCents } from '@harmattan/wires/suppliers/amounts';
import { altenarBet, text, whole } from './altenar-bet.ts';
import type { BookClient, Correction, Settlement } from './book-client.ts';
import { sendOverHttp, Unreadable, xmlType } from './send.ts';
import type { ClientOptions, Reply, Seat, Verdict } from './supplier-client.ts';

const verdicts: Record<string, Verdict> = {
  [codes.badRequest]: 'refused',
  [codes.userNotFound]: 'refused',
  [codes.refused]: 'refused',
  [codes.tokenExpired]: 'no-session',
  [codes.businessRefusal]: 'refused',
};

/** What a text says that stands beside a code of many meanings. */
const verdictsOfErrors: Record<string, Verdict> = {
  [errors.insufficient]: 'insufficient',
  [errors.credentials]: 'bad-signature',
  [errors.currency]: 'currency',
  [errors.mismatch]: 'mismatch',
};

/** One document for each call, with the operator's credentials and the player in it. */
function createWire({
  walletUrl,
  credentials: { login, password, walletCode },
  send = sendOverHttp,
}: ClientOptions<'altenar'>) {
  async function ask(method: AltenarMethod, seat: Seat, params: PacketElement[] = []) {
    const who = [text('Token', seat.token), text('SiteId', walletCode)];
    // Until the account is known there is nothing but the token.
    if (seat.playerId !== '') who.push(text('ExternalUserID', seat.playerId));
    const body = writePacketRequest({ method, login, password, params: [...who, ...params] });
    const { http, text: raw } = await send({ method: 'POST', url: walletUrl, headers: xmlType, body });
    const answer = readPacketAnswer(raw);
    if (answer === undefined) throw new Unreadable(`${http} ${raw}`);
    return { ...answer, raw: `${http} ${raw}` };
  }

  /** Something about a bet: who it is, what it is called, and for how much, under the names that the method has for it. */
  async function move(
    method: AltenarMethod,
    seat: Seat,
    of: { txId: string; reference: readonly [name: string, betId: string]; amount?: readonly [string, bigint] },
    params: PacketElement[] = [],
  ): Promise<Reply> {
    const answer = await ask(method, seat, [
      text('TransactionID', of.txId),
      text(...of.reference),
      ...(of.amount ? [whole(of.amount[0], String(of.amount[1]))] : []),
      text('GameReference', altenarGame),
      whole('FrontendType', '2'),
      ...params,
    ]);
    return toReply(answer);
  }

  return { ask, move };
}

/** What can become of a bet that was placed. */
function createOutcomes({ move }: ReturnType<typeof createWire>) {
  function settle(seat: Seat, { txId, betId, kind, amountMinor }: Settlement): Promise<Reply> {
    const reference = ['BetReferenceNum', betId] as const;
    switch (kind) {
      case 'won':
        return move(
          'AwardWinnings',
          seat,
          { txId, reference: ['WinReferenceNum', betId], amount: ['WinAmount', amountMinor] },
          [text('BetStatus', statuses.won)],
        );
      case 'lost':
        return move('LossSignal', seat, { txId, reference }, [text('BetStatus', statuses.lost)]);
      case 'void':
        return refund(seat, { txId, betId, amountMinor });
      case 'cashout':
      case 'part-cashout':
        return move('CashoutBet', seat, { txId, reference, amount: ['CashoutAmount', amountMinor] }, [
          text('BetStatus', kind === 'cashout' ? statuses.cashedOut : statuses.placed),
        ]);
    }
  }

  function refund(seat: Seat, { txId, betId, amountMinor }: { txId: string; betId: string; amountMinor: bigint }) {
    return move(
      'RefundBet',
      seat,
      { txId, reference: ['BetReferenceNum', betId], amount: ['RefundAmount', amountMinor] },
      [text('BetStatus', statuses.refunded)],
    );
  }

  function correct(seat: Seat, { txId, betId, amountMinor, previousMinor }: Correction): Promise<Reply> {
    const isMore = amountMinor > previousMinor;
    const name = isMore ? 'NewCredit' : 'NewDebit';
    return move(
      name,
      seat,
      {
        txId,
        reference: [`${name}ReferenceNum`, betId],
        amount: [`${name}Amount`, isMore ? amountMinor - previousMinor : previousMinor - amountMinor],
      },
      [text('BetStatus', amountMinor > 0n ? statuses.won : statuses.lost)],
    );
  }

  return { settle, refund, correct };
}

export function createAltenarClient(options: ClientOptions<'altenar'>): BookClient {
  const wire = createWire(options);
  const { ask, move } = wire;
  const { settle, refund, correct } = createOutcomes(wire);
  return {
    supplier: 'altenar',
    can: { signature: true, currency: false, oneShotLaunch: false, reserves: false, tellsRepeats: true },
    async open(launch) {
      const seat = { ...launch, playerId: '', sitting: '' };
      const { isSuccess, values, raw } = await ask('GetAccountDetails', seat);
      const { ExternalUserID: playerId, UserBalance = '' } = values;
      if (!isSuccess || !playerId) return { status: 'refused', raw };
      return { status: 'open', seat: { ...seat, playerId }, balanceMinor: balanceFromCents(UserBalance) };
    },
    balance: async (seat) => toReply(await ask('GetBalance', seat)),
    place: (seat, bet) =>
      move(
        'PlaceBet',
        seat,
        { txId: bet.txId, reference: ['BetReferenceNum', bet.betId], amount: ['BetAmount', bet.stakeMinor] },
        [text('BetStatus', statuses.placed), ...altenarBet(bet)],
      ),
    cancel: (seat, { txId, betId, stakeMinor }) =>
      refund(seat, { txId: `${txId}-cancel`, betId, amountMinor: stakeMinor }),
    settle,
    correct,
  };
}

function toReply({ isSuccess, values, raw }: PacketAnswer & { raw: string }): Reply {
  const { Balance = '', ExtTransactionID, AlreadyProcessed, Error: error = '', ErrorCode = '' } = values;
  // Whatever has no word of its own is to be sent again.
  const refusal = verdictsOfErrors[error] ?? verdicts[ErrorCode] ?? 'unavailable';
  return {
    verdict: isSuccess ? (AlreadyProcessed === 'true' ? 'repeat' : 'done') : refusal,
    balanceMinor: balanceFromCents(Balance),
    id: ExtTransactionID,
    raw,
  };
}
