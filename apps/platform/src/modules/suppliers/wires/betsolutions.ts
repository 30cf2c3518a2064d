import { isSameSecret } from '@harmattan/wires/same-secret';
import { minorFromCents } from '@harmattan/wires/suppliers/amounts';
import {
  betsolutionsHash,
  betsolutionsCodes as codes,
  betsolutionsTypes as types,
} from '@harmattan/wires/suppliers/betsolutions';
import { bsbettingCheckNotice, bsbettingStatuses as statuses } from '@harmattan/wires/suppliers/bsbetting';
import { isBookName } from '@harmattan/wires/suppliers/names';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Outcome, Receipt, SupplierSession, SupplierWallet, WinKind } from '../supplier-wallet.ts';
import { betOfPayload } from './bet-payload.ts';
import { readForm } from './form.ts';
import { readJsonFields } from './json-fields.ts';
import { json, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

type Fields = Record<string, string>;
type Code = (typeof codes)[keyof typeof codes];

export interface BetsolutionsPeople {
  userNameOf(playerId: bigint): Promise<string>;
  country: string;
}

/**
 * BetSolutions' seamless wallet: forms in, JSON out, a hash over the sorted fields, whole cents. BSBetting's is the same, with
 * what a sportsbook has to say of its bets.
 */
export function betsolutionsWire(
  port: SupplierWallet,
  setting: SupplierSetting<'betsolutions' | 'bsbetting'>,
  { userNameOf, country }: BetsolutionsPeople,
): Wire {
  const isBook = isBookName(port.supplier);
  const { signed, known, moves } = openDoor(port, setting);
  return {
    routes: {
      'POST Auth': signed(async ({ PublicToken = '' }) => {
        const opened = await port.open(PublicToken, { issue: 'secret' });
        if (opened.status === 'open') return answer(codes.success, { PrivateToken: opened.token });
        return answer(opened.status === 'expired' ? codes.inactiveToken : codes.invalidToken);
      }),

      'POST GetPlayerInfo': known(async (_fields, { playerId, currency }) =>
        answer(codes.success, {
          UserId: String(playerId),
          // The supplier gets the number that a player signs in with only masked.
          UserName: maskedName(await userNameOf(playerId)),
          FirstName: '',
          LastName: '',
          Email: '',
          CountryCode: country,
          Currency: currency,
        }),
      ),

      'POST GetBalance': known(async ({ Currency }, { playerId, currency }) =>
        Currency === currency
          ? answer(codes.success, { CurrentBalance: Number(await port.balance(playerId)) })
          : answer(codes.invalidCurrency),
      ),

      'POST Bet': moves(async ({ BetTypeId }, move, session) => {
        if (!isStakeType(BetTypeId)) return answer(codes.invalidRequest);
        const isFree = BetTypeId === types.freeSpin || (BetTypeId === types.reSpin && move.amountMinor === 0n);
        const receipt = await port.stake({ ...move, session, isFree });
        const isCheckDue = isBook && receipt.outcome === 'done' && (await port.isCheckDue(move.playerId));
        return told(receipt, betCodes, isCheckDue ? { Notice: bsbettingCheckNotice } : {});
      }),

      'POST Win': moves(async ({ WinTypeId, BetStatus }, move) => {
        const award = awardKinds.get(WinTypeId ?? '');
        const kind = BetStatus === undefined ? 'win' : winKinds.get(BetStatus);
        if (award === undefined || kind === undefined) return answer(codes.invalidRequest);
        // A game's round may win again, since the wire has no word for its end. A bet is settled once.
        const closes = isBook && BetStatus !== statuses.partCashedOut ? 'round' : undefined;
        const paid = award === 'win' ? port.win({ ...move, kind, closes }) : port.award({ ...move, kind: award });
        return told(await paid, winCodes);
      }),

      'POST CancelBet': moves(async ({ BetTransactionId }, move) =>
        BetTransactionId
          ? told(await port.cancel({ ...move, stakeTxId: BetTransactionId }), cancelCodes)
          : answer(codes.invalidRequest),
      ),

      'POST ChangeWin': moves(async ({ PreviousAmount = '', PreviousTransactionId }, move) => {
        const previousMinor = minorFromCents(PreviousAmount);
        if (previousMinor === undefined) return answer(codes.invalidAmount);
        if (!PreviousTransactionId) return answer(codes.invalidRequest);
        const change = { ...move, previousTxId: PreviousTransactionId, previousMinor };
        return told(await port.changeWin(change), winCodes);
      }),
    },
    unavailable: () => answer(codes.generalError),
    malformed: () => answer(codes.invalidRequest),
  };
}

/** What a call passes before it is answered: signature, token, amounts. */
function openDoor(port: SupplierWallet, { privateKey }: SupplierSetting<'betsolutions' | 'bsbetting'>) {
  /** Reads the request and verifies its signature; a caller that cannot sign gets nothing but an error. */
  const signed = (handle: (fields: Fields) => Promise<WireAnswer>) => async (request: WireRequest) => {
    const fields = readForm(request.body);
    if (!fields) return answer(codes.invalidRequest);
    const { Hash: hash = '' } = fields;
    if (!isSameSecret(hash.toLowerCase(), betsolutionsHash(fields, privateKey))) return answer(codes.invalidHash);
    return handle(fields);
  };

  /** For what needs to know whose token it is, though it may have expired. */
  const known = (handle: (fields: Fields, session: SupplierSession) => Promise<WireAnswer>) =>
    signed(async (fields) => {
      const session = await port.session(fields.Token ?? '');
      return session ? handle(fields, session) : answer(codes.invalidToken);
    });

  const moves = (handle: (fields: Fields, move: WireMove, session: SupplierSession) => Promise<WireAnswer>) =>
    known(async (fields, session) => {
      const move = readMove(fields, session);
      return typeof move === 'number' ? answer(move) : handle(fields, move, session);
    });

  return { signed, known, moves };
}

type WireMove = ReturnType<typeof moveOf>;

function moveOf(fields: Fields, session: SupplierSession, amountMinor: bigint) {
  return {
    playerId: session.playerId,
    currency: fields.Currency as string,
    txId: fields.TransactionId as string,
    round: fields.RoundId as string,
    game: fields.GameId as string,
    amountMinor,
    note: fields.Description,
    bet: fields.BetPayload === undefined ? undefined : betOfPayload(readJsonFields(fields.BetPayload)),
  };
}

function readMove(fields: Fields, session: SupplierSession): WireMove | Code {
  const { TransactionId, RoundId, GameId, ProductId, Currency, Amount } = fields;
  if (!TransactionId || !RoundId || !GameId || !ProductId || !Currency) return codes.invalidRequest;
  const amountMinor = minorFromCents(Amount ?? '');
  return amountMinor === undefined ? codes.invalidAmount : moveOf(fields, session, amountMinor);
}

function isStakeType(type: string | undefined): boolean {
  return type === types.normal || type === types.freeSpin || type === types.reSpin || type === types.tournamentBuyIn;
}

const awardKinds = new Map<string, 'win' | 'jackpot' | 'promotion'>(
  Object.entries({
    [types.normal]: 'win',
    [types.freeSpin]: 'win',
    [types.reSpin]: 'win',
    [types.jackpot]: 'jackpot',
    [types.bonus]: 'promotion',
    [types.tournamentWin]: 'promotion',
    [types.bounty]: 'promotion',
    [types.achievement]: 'promotion',
    [types.dropWin]: 'promotion',
  }),
);

const winKinds = new Map<string, WinKind>(
  Object.entries({
    [statuses.won]: 'win',
    [statuses.lost]: 'win',
    [statuses.void]: 'refund',
    [statuses.cashedOut]: 'cash-out',
    [statuses.partCashedOut]: 'cash-out',
  }),
);

const refusals: Omit<Record<Outcome, Code>, 'done' | 'repeat'> = {
  insufficient: codes.insufficientBalance,
  'no-session': codes.sessionExpired,
  // The wire has no word for it. This one is a refusal for good, and does not send the player to pay in more.
  blocked: codes.transferLimit,
  excluded: codes.transferLimit,
  'stake-limit': codes.transferLimit,
  'loss-limit': codes.transferLimit,
  'time-limit': codes.transferLimit,
  currency: codes.invalidCurrency,
  'bad-amount': codes.invalidAmount,
  'bad-request': codes.invalidRequest,
  mismatch: codes.duplicatedTransactionId,
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: codes.generalError,
  unseen: codes.success,
  // Not one of the words that mean "was done before": the bet must not be played.
  reversed: codes.invalidRequest,
  settled: codes.invalidRequest,
};

const betCodes: Record<Outcome, Code> = { ...refusals, done: codes.success, repeat: codes.duplicatedTransactionId };
const winCodes: Record<Outcome, Code> = { ...refusals, done: codes.success, repeat: codes.alreadyProcessed };
const cancelCodes: Record<Outcome, Code> = { ...winCodes, reversed: codes.alreadyProcessed };

function told({ outcome, balanceMinor, id }: Receipt, words: Record<Outcome, Code>, more: object = {}): WireAnswer {
  return answer(words[outcome], { TransactionId: id, CurrentBalance: Number(balanceMinor), ...more });
}

function answer(StatusCode: Code, Data: object | null = null): WireAnswer {
  return json({ StatusCode, Data });
}

function maskedName(userName: string): string {
  return `${userName.slice(0, 5)}***${userName.slice(-2)}`;
}
