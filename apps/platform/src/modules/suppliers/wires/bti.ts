import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import { btiCodes as codes, btiMessages as messages } from '@harmattan/wires/suppliers/bti';
import { type BtiStatus, type ReadPurchase, readBets, readPurchase } from '@harmattan/wires/suppliers/bti-body';
import { type ToldLeg, toBetDetails } from '../bet-details.ts';
import type { Move, SupplierWallet, WinKind } from '../supplier-wallet.ts';
import { answer, told, btiWords as words } from './bti-answers.ts';
import type { Wire, WireAnswer, WireHandler, WireRequest } from './wire.ts';

/** What all of the supplier's bets are on, as far as the books are concerned. */
const game = 'sports';

/**
 * BTi's wallet: everything in the address, a body of XML that says what the bet is on, lines of text back, decimal units. A
 * stake is set aside first and taken afterwards, perhaps in parts. A purchase is a round. Nothing is signed: the path holds the secret.
 */
export function btiWire(port: SupplierWallet, _setting: object, { country }: { country: string }): Wire {
  const { currency } = port;

  const ofPlayer =
    (handle: (request: WireRequest, playerId: bigint) => Promise<WireAnswer>): WireHandler =>
    async (request) => {
      const playerId = await port.player(request.query.cust_id ?? '');
      if (playerId !== undefined) return handle(request, playerId);
      // A retry would not find the customer either. `ok` keeps the supplier from sending the call again.
      return answer(request.path === 'reserve' ? codes.customerNotFound : codes.ok, messages.customerNotFound);
    };

  const handlers: Record<string, WireHandler> = {
    ValidateToken: (request) => validateToken(port, request, country),

    reserve: ofPlayer(async (request, playerId) => {
      const asked = readReserve(request, { playerId, currency });
      if (!asked) return wrong;
      const { reserveId: txId, ...move } = asked;
      return told(await port.reserve({ ...move, txId, session: await port.sessionOf(playerId) }), words.reserve);
    }),

    debitreserve: ofPlayer(async (request, playerId) => {
      const asked = readReserve(request, { playerId, currency });
      const { req_id: txId, purchase_id: round } = request.query;
      if (!asked || !txId || !round) return wrong;
      return told(await port.draw({ ...asked, txId, round }), words.draw);
    }),

    commitreserve: ofPlayer(async ({ query: { reserve_id: reserveId } }, playerId) => {
      if (!reserveId) return wrong;
      return told(await port.commit({ playerId, currency, game, reserveId }), words.commit);
    }),

    cancelreserve: ofPlayer(async ({ query: { reserve_id: reserveId } }, playerId) => {
      if (!reserveId) return wrong;
      return told(await port.release({ playerId, currency, game, reserveId }), words.release);
    }),

    creditcustomer: ofPlayer(async (request, playerId) => {
      const payment = readPayment('Credit', request, { playerId, currency });
      return payment ? credit(port, payment) : wrong;
    }),

    debitcustomer: ofPlayer(async (request, playerId) => {
      const payment = readPayment('Debit', request, { playerId, currency });
      if (!payment) return wrong;
      return told(await port.adjust({ ...payment.move, direction: 'out' }), words.purchase);
    }),
  };

  const routes: Wire['routes'] = {};
  // Which of them are asked in which manner differs from one installation to another.
  for (const [call, handle] of Object.entries(handlers)) {
    routes[`GET ${call}`] = handle;
    routes[`POST ${call}`] = handle;
  }
  return {
    routes,
    unavailable: () => answer(codes.general, messages.again),
    malformed: () => wrong,
  };
}

type PlayerOf = Pick<Move, 'playerId' | 'currency'>;

async function validateToken(port: SupplierWallet, { query }: WireRequest, country: string): Promise<WireAnswer> {
  const opened = await port.open(query.auth_token ?? '');
  if (opened.status === 'unknown') return answer(codes.tokenNotValid, messages.tokenNotValid);
  if (opened.status === 'expired') return answer(codes.noExistingSession, messages.noSession);
  const { playerId, currency } = opened.session;
  return answer(codes.ok, messages.ok, {
    cust_id: String(playerId),
    // The supplier does not get the number that a player signs in with.
    cust_login: String(playerId),
    balance: decimalFromMinor(await port.balance(playerId)),
    currency_code: currency,
    city: '',
    country,
  });
}

/** What `reserve` and `debitreserve` say. A body that says something else than the address is believed in nothing. */
function readReserve({ query, body }: WireRequest, of: PlayerOf): ReserveRequest | undefined {
  const amountMinor = minorFromDecimal(query.amount ?? '');
  const { reserve_id: reserveId } = query;
  if (amountMinor === undefined || !reserveId) return undefined;
  const bets = body === '' ? undefined : readBets(body);
  if (body !== '' && !bets) return undefined;
  const {
    customerId,
    reserveId: named,
    amount,
    currency = of.currency,
    note,
    gain = '',
    lines = [],
    isSystem = false,
  } = bets ?? {};
  const bet = toBetDetails(lines.map(legOf), { returnMinor: minorFromDecimal(gain), isSystem });
  const isSame =
    (customerId === undefined || customerId === query.cust_id) &&
    (named === undefined || named === reserveId) &&
    (amount === undefined || minorFromDecimal(amount) !== undefined);
  return isSame ? { playerId: of.playerId, currency, game, amountMinor, reserveId, note, bet } : undefined;
}

function legOf(line: Record<string, string>): ToldLeg {
  return {
    match: line.EventName,
    league: line.LeagueName,
    market: line.LineTypeName,
    outcome: line.YourBet,
    price: line.DecimalOdds,
    startsAt: line.EventDateUTC,
    isLive: line.IsLive === '1',
  };
}

function readPayment(root: 'Credit' | 'Debit', { query, body }: WireRequest, of: PlayerOf): Payment | undefined {
  const amountMinor = minorFromDecimal(query.amount ?? '');
  const { req_id: txId, purchase_id: round } = query;
  if (amountMinor === undefined || !txId || !round) return undefined;
  const purchase = body === '' ? undefined : readPurchase(root, body);
  if (body !== '' && !purchase) return undefined;
  const { customerId = query.cust_id, purchaseId = round, isOpen = false, changes = [] } = purchase ?? {};
  if (customerId !== query.cust_id || purchaseId !== round) return undefined;
  return { move: { ...of, game, txId, round, amountMinor }, isOpen, changes };
}

async function credit(port: SupplierWallet, { move, isOpen, changes }: Payment): Promise<WireAnswer> {
  const isFirst = changes.every(({ from }) => from === undefined || from === opened);
  if (!isFirst) return told(await port.adjust({ ...move, direction: 'in' }), words.purchase);
  if (isAll(changes, 'Canceled')) return told(await port.cancelRound(move), words.purchase);
  const kind: WinKind = isAll(changes, 'Cashout') ? 'cash-out' : isAll(changes, 'Draw') ? 'refund' : 'win';
  return told(await port.win({ ...move, kind, closes: isOpen ? undefined : 'round' }), words.purchase);
}

interface ReserveRequest extends Omit<Move, 'txId' | 'round' | 'alias'> {
  reserveId: string;
}

interface Payment {
  move: Move;
  /** Whether more of the purchase goes on: a part of it was sold, or another of its bets is to be settled. */
  isOpen: boolean;
  changes: ReadPurchase['changes'];
}

const opened: BtiStatus = 'Opened';
const wrong = answer(codes.wrongRequest, messages.wrongRequest);

/** Of a bet with several lines, some may be void and the others won; then it is a win like any other. */
function isAll(changes: ReadPurchase['changes'], status: BtiStatus): boolean {
  return changes.length > 0 && changes.every(({ to }) => to === status);
}
