import { isSameSecret } from '@harmattan/wires/same-secret';
import { type AltenarMethod, altenarBetStatuses as statuses } from '@harmattan/wires/suppliers/altenar';
import { type PacketBet, type PacketRequest, readPacketRequest } from '@harmattan/wires/suppliers/altenar-packet';
import { minorFromCents } from '@harmattan/wires/suppliers/amounts';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type BetDetails, toBetDetails } from '../bet-details.ts';
import type { Move, SupplierWallet } from '../supplier-wallet.ts';
import { balanceElement, isAltenarMethod, refused, succeeded, told, toldRefund } from './altenar-answers.ts';
import type { Wire, WireAnswer, WireRequest } from './wire.ts';

type Params = Record<string, string>;

/** Altenar's wallet: XML at one address, told apart by its method, a login in every body, whole cents, no currency. */
export function altenarWire(
  port: SupplierWallet,
  { login, password }: SupplierSetting<'altenar'>,
  { country }: { country: string },
): Wire {
  async function move(method: MoneyMethod, request: Asked): Promise<WireAnswer> {
    const { params } = request;
    const asked = await readMove(port, method, request);
    if (typeof asked === 'string') return refused(method, asked);
    return carryOut(port, method, asked, params);
  }

  async function balance(method: 'GetBalance' | 'BonusBalance', params: Params): Promise<WireAnswer> {
    const playerId = await playerOf(port, params);
    if (typeof playerId === 'string') return refused(method, playerId);
    return succeeded(method, [
      balanceElement(await port.balance(playerId)),
      { name: 'Currency', type: 'string', value: port.currency },
      // All money here is the player's own.
      ...(method === 'BonusBalance' ? [{ name: 'BonusAmount', type: 'int' as const, value: '0' }] : []),
    ]);
  }

  return {
    routes: {
      async POST({ body }) {
        const request = readPacketRequest(body);
        if (!request) return refused(undefined, 'bad-request');
        const method = isAltenarMethod(request.method) ? request.method : undefined;
        const shown = secretOf(request.login, request.password);
        if (!isSameSecret(shown, secretOf(login, password))) return refused(method, 'credentials');
        switch (method) {
          case undefined:
            return refused(undefined, 'bad-request');
          case 'GetAccountDetails':
            return account(port, request.params, country);
          case 'GetBalance':
          case 'BonusBalance':
            return balance(method, request.params);
          default:
            return move(method, request);
        }
      },
    },
    unavailable: (request) => refused(methodOf(request), 'unavailable'),
    malformed: () => refused(undefined, 'bad-request'),
  };
}

/** The player whom the call names, otherwise the token's player. The token may have expired. */
async function playerOf(
  port: SupplierWallet,
  { ExternalUserID, Token = '' }: Params,
): Promise<bigint | 'unknown-player' | 'no-session'> {
  if (ExternalUserID !== undefined) return (await port.player(ExternalUserID)) ?? 'unknown-player';
  return (await port.session(Token))?.playerId ?? 'no-session';
}

async function readMove(port: SupplierWallet, method: MoneyMethod, { params, bet }: Asked): Promise<Move | Problem> {
  const playerId = await playerOf(port, params);
  if (typeof playerId === 'string') return playerId;
  const { reference, amount } = shapes[method];
  const { TransactionID: txId, GameReference: game } = params;
  // Money that is given away belongs to no bet; it is a round of its own then.
  const round = params[reference] ?? (method === 'AwardBonus' && txId ? `bonus ${txId}` : undefined);
  if (!txId || !round || !game) return 'bad-request';
  const amountMinor = amount === undefined ? 0n : minorFromCents(params[amount] ?? '');
  if (amountMinor === undefined) return 'bad-amount';
  return {
    playerId,
    currency: port.currency,
    txId,
    round,
    game,
    amountMinor,
    note: params.Description,
    bet: detailsOf(bet, params),
  };
}

async function account(port: SupplierWallet, { Token = '' }: Params, country: string): Promise<WireAnswer> {
  const opened = await port.open(Token);
  if (opened.status !== 'open') return refused('GetAccountDetails', 'no-session');
  const { playerId, currency } = opened.session;
  const values = {
    Token,
    // The supplier does not get the number that a player signs in with.
    LoginName: String(playerId),
    Currency: currency,
    Country: country,
    ExternalUserID: String(playerId),
    AffiliationPath: '',
    ExternalUserType: '',
  };
  return succeeded('GetAccountDetails', [
    ...Object.entries(values).map(([name, value]) => ({ name, type: 'string' as const, value })),
    { name: 'UserBalance', type: 'int', value: String(await port.balance(playerId)) },
  ]);
}

/** Moves the money that a method is about. */
async function carryOut(port: SupplierWallet, method: MoneyMethod, asked: Move, params: Params): Promise<WireAnswer> {
  switch (method) {
    case 'PlaceBet':
      return told(method, await port.stake({ ...asked, session: await port.session(params.Token ?? '') }));
    case 'AwardWinnings':
    case 'LossSignal':
      return told(method, await port.win({ ...asked, closes: 'round' }));
    case 'CashoutBet': {
      const isPart = params.BetStatus === statuses.placed;
      return told(method, await port.win({ ...asked, kind: 'cash-out', closes: isPart ? undefined : 'round' }));
    }
    case 'RefundBet':
      return toldRefund(await port.cancelRound(asked));
    case 'stakeDecrease':
      // A part of the stake comes back and the bet goes on: it closes nothing.
      return told(method, await port.refundPart(asked));
    case 'NewCredit':
      return told(method, await port.adjust({ ...asked, direction: 'in' }));
    case 'NewDebit':
      return told(method, await port.adjust({ ...asked, direction: 'out' }));
    case 'AwardBonus':
      return told(method, await port.award({ ...asked, kind: 'promotion' }));
  }
}

function detailsOf({ events, winnings = '', isSystem }: PacketBet, { BetMode }: Params): BetDetails | undefined {
  const legs = events.map((event) => ({
    match: event.Event,
    league: event.ChampionshipID,
    market: event.Market,
    outcome: event.Outcome,
    price: event.Odds,
    startsAt: event.EventDate,
    // The wire says it of the whole bet alone.
    isLive: BetMode === 'Live' && events.length === 1,
  }));
  return toBetDetails(legs, { returnMinor: minorFromCents(winnings), isSystem });
}

type Asked = Pick<PacketRequest, 'params' | 'bet'>;
type MoneyMethod = Exclude<AltenarMethod, 'GetAccountDetails' | 'GetBalance' | 'BonusBalance'>;
type Problem = 'unknown-player' | 'no-session' | 'bad-request' | 'bad-amount';

/** Where a method says which bet it is about, and how much. */
const shapes: Record<MoneyMethod, { reference: string; amount?: string }> = {
  PlaceBet: { reference: 'BetReferenceNum', amount: 'BetAmount' },
  AwardWinnings: { reference: 'WinReferenceNum', amount: 'WinAmount' },
  LossSignal: { reference: 'BetReferenceNum' },
  RefundBet: { reference: 'BetReferenceNum', amount: 'RefundAmount' },
  CashoutBet: { reference: 'BetReferenceNum', amount: 'CashoutAmount' },
  NewCredit: { reference: 'NewCreditReferenceNum', amount: 'NewCreditAmount' },
  NewDebit: { reference: 'NewDebitReferenceNum', amount: 'NewDebitAmount' },
  stakeDecrease: { reference: 'stakeDecreaseReferenceNum', amount: 'stakeDecreaseAmount' },
  AwardBonus: { reference: 'BonusReferenceNum', amount: 'BonusAmount' },
};

/** Both at once, around a character that neither can have. */
function secretOf(login: string, password: string): string {
  return `${login}\0${password}`;
}

function methodOf({ body }: WireRequest): AltenarMethod | undefined {
  const method = readPacketRequest(body)?.method;
  return method !== undefined && isAltenarMethod(method) ? method : undefined;
}
