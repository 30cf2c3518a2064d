import type { Minor } from '@harmattan/kernel/money';
import { balanceFromDecimal, decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  type BtiCall,
  type BtiFields,
  btiCodes as codes,
  btiMessages as messages,
  readBtiAnswer,
} from '@harmattan/wires/suppliers/bti';
import { type BtiStatus, writeBets, writePurchase } from '@harmattan/wires/suppliers/bti-body';
import { decimalPrice, kindWords, outcomeWords } from './bet-words.ts';
import type { BookClient, Settlement, WireBet } from './book-client.ts';
import { sendOverHttp, Unreadable, xmlType } from './send.ts';
import type { ClientOptions, Reply, Seat, Verdict } from './supplier-client.ts';

const verdicts: Record<string, Verdict> = {
  [codes.general]: 'unavailable',
  [codes.insufficientFunds]: 'insufficient',
  [codes.tokenNotValid]: 'no-session',
  [codes.noExistingSession]: 'no-session',
};

/** What stands beside a code of which it says more: a wrong request, or a 0 that only keeps it from being sent again. */
const verdictsByMessage = new Map<string, Verdict>([
  [messages.repeated, 'repeat'],
  [messages.mismatch, 'mismatch'],
  [messages.wrongCurrency, 'currency'],
]);

/** What a reserve is told of from which nothing more can be taken. */
const closings = new Set<string | undefined>([messages.reserveCanceled, messages.reserveClosed]);

/** What a settlement makes of a bet. A stake that comes back because there was nothing to bet on is a draw here. */
const statuses: Record<Settlement['kind'], BtiStatus> = {
  won: 'Won',
  lost: 'Lost',
  void: 'Draw',
  cashout: 'Cashout',
  'part-cashout': 'Cashout',
};

/** The calls, each at an address of its own. The only secret is in that address. */
function createWire({ walletUrl, credentials, send = sendOverHttp }: ClientOptions<'bti'>) {
  async function ask(call: BtiCall, query: Record<string, string>, body?: string): Promise<BtiReply> {
    const { http, text } = await send({
      method: body === undefined ? 'GET' : 'POST',
      url: `${walletUrl}/${credentials.pathSecret}/${call}?${new URLSearchParams(query)}`,
      ...(body !== undefined && { headers: xmlType, body }),
    });
    const fields = readBtiAnswer(text);
    if (http !== 200 || !fields) throw new Unreadable(`${http} ${text}`);
    return toReply(fields, `${http} ${text}`);
  }

  const named = (seat: Seat, reserveId: string) => ({ cust_id: seat.playerId, reserve_id: reserveId });

  function reserve(seat: Seat, of: { reserveId: string; amountMinor: Minor }, body = ''): Promise<BtiReply> {
    return ask('reserve', { ...named(seat, of.reserveId), amount: decimalFromMinor(of.amountMinor) }, body);
  }

  function draw(
    seat: Seat,
    of: { reserveId: string; txId: string; betId: string; amountMinor: Minor },
    body = '',
  ): Promise<BtiReply> {
    const amount = decimalFromMinor(of.amountMinor);
    const query = { ...named(seat, of.reserveId), amount, req_id: of.txId, purchase_id: of.betId };
    return ask('debitreserve', query, body);
  }

  function commit(seat: Seat, { reserveId, betId }: { reserveId: string; betId: string }): Promise<BtiReply> {
    return ask('commitreserve', { ...named(seat, reserveId), purchase_id: betId });
  }

  function release(seat: Seat, { reserveId }: { reserveId: string }): Promise<BtiReply> {
    return ask('cancelreserve', named(seat, reserveId));
  }

  function pay(
    call: 'creditcustomer' | 'debitcustomer',
    seat: Seat,
    paid: {
      txId: string;
      betId: string;
      stakeTxId: string;
      amountMinor: Minor;
      from: BtiStatus;
      to: BtiStatus;
      isOpen?: boolean;
    },
  ): Promise<BtiReply> {
    const amount = decimalFromMinor(paid.amountMinor);
    return ask(
      call,
      { cust_id: seat.playerId, req_id: paid.txId, amount, purchase_id: paid.betId },
      writePurchase(call === 'creditcustomer' ? 'Credit' : 'Debit', {
        customerId: seat.playerId,
        amount,
        reserveId: paid.stakeTxId,
        purchaseId: paid.betId,
        from: paid.from,
        to: paid.to,
        isOpen: paid.isOpen ?? false,
      }),
    );
  }

  const validate = (token: string) => ask('ValidateToken', { auth_token: token });

  return { reserve, draw, commit, release, pay, validate };
}

/** BTi's side: a stake is reserved, taken and committed. */
export function createBtiClient(options: ClientOptions<'bti'>): BookClient {
  const { reserve, draw, commit, release, pay, validate } = createWire(options);
  return {
    supplier: 'bti',
    can: { signature: false, currency: true, oneShotLaunch: false, reserves: true, tellsRepeats: true },
    async open(launch) {
      const { verdict, fields, balanceMinor, raw } = await validate(launch.token);
      const { cust_id: playerId, currency_code: currency = launch.currency } = fields;
      if (verdict !== 'done' || !playerId) return { status: 'refused', raw };
      return { status: 'open', seat: { ...launch, playerId, currency, sitting: launch.token }, balanceMinor };
    },
    // The wire has no other question that is answered with a balance and asks for nothing.
    balance: (seat) => validate(seat.token),

    async place(seat, bet) {
      const { txId, betId, stakeMinor: amountMinor } = bet;
      const body = bodyOf(seat, bet);
      const reserved = await reserve(seat, { reserveId: txId, amountMinor }, body);
      if (!isDone(reserved)) return reserved;
      const drawn = await draw(seat, { reserveId: txId, txId, betId, amountMinor }, body);
      if (!isDone(drawn)) return afterReserve(drawn);
      const committed = await commit(seat, { reserveId: txId, betId });
      return isDone(committed) ? { ...drawn, balanceMinor: committed.balanceMinor } : afterReserve(committed);
    },

    /** What was taken already is given back by a credit, once nothing more can be taken. */
    async cancel(seat, bet) {
      const released = await release(seat, { reserveId: bet.txId });
      if (released.fields.error_message === messages.reserveNotFound) return { ...released, verdict: 'done' };
      if (released.fields.error_message !== messages.reserveDebited) return released;
      const committed = await commit(seat, { reserveId: bet.txId, betId: bet.betId });
      // A cancel that met the draw has closed the reserve itself, and the stake is still to be given back.
      if (!isDone(committed) && !closings.has(committed.fields.error_message)) return committed;
      return pay('creditcustomer', seat, {
        txId: `${bet.txId}-cancel`,
        betId: bet.betId,
        stakeTxId: bet.txId,
        amountMinor: bet.stakeMinor,
        from: 'Opened',
        to: 'Canceled',
      });
    },

    settle: (seat, { kind, ...settlement }) =>
      pay('creditcustomer', seat, {
        ...settlement,
        from: 'Opened',
        to: statuses[kind],
        isOpen: kind === 'part-cashout',
      }),

    correct(seat, { previousMinor, amountMinor, ...correction }) {
      const isMore = amountMinor > previousMinor;
      return pay(isMore ? 'creditcustomer' : 'debitcustomer', seat, {
        ...correction,
        amountMinor: isMore ? amountMinor - previousMinor : previousMinor - amountMinor,
        from: previousMinor > 0n ? 'Won' : 'Lost',
        to: amountMinor > 0n ? 'Won' : 'Lost',
      });
    },

    steps: { reserve, draw, commit, release },
  };
}

interface BtiReply extends Reply {
  fields: BtiFields;
}

function isDone({ verdict }: Reply): boolean {
  return verdict === 'done' || verdict === 'repeat';
}

/** Money is set aside by now: whatever the reason for a no, it is one that something has to be undone after. */
function afterReserve(reply: Reply): Reply {
  return reply.verdict === 'unavailable' ? reply : { ...reply, verdict: 'refused' };
}

function bodyOf(seat: Seat, bet: WireBet): string {
  return writeBets({
    customerId: seat.playerId,
    reserveId: bet.txId,
    amount: decimalFromMinor(bet.stakeMinor),
    currency: seat.currency,
    purchaseId: bet.betId,
    gain: decimalFromMinor(bet.returnMinor),
    kind: kindWords(bet),
    lines: bet.picks.map((pick) => ({
      eventId: pick.matchId,
      branch: pick.sport,
      league: pick.league,
      event: pick.match,
      market: pick.market,
      yourBet: outcomeWords(pick),
      decimalOdds: decimalPrice(pick.priceThousandths),
      startsAt: pick.startsAt,
      isLive: pick.isLive,
    })),
  });
}

function toReply(fields: BtiFields, raw: string): BtiReply {
  const { balance = '', trx_id: id } = fields;
  return { verdict: verdictOf(fields), balanceMinor: balanceFromDecimal(balance), id, raw, fields };
}

/** With a 0, only the words that the wire has for it mean that it was done. */
function verdictOf({ error_code: code = '', error_message: message = '' }: BtiFields): Verdict {
  const byMessage = verdictsByMessage.get(message);
  if (code === codes.ok) return message === messages.ok ? 'done' : (byMessage ?? 'refused');
  return verdicts[code] ?? (byMessage === 'mismatch' || byMessage === 'currency' ? byMessage : 'refused');
}
