import { isSameSecret } from '@harmattan/wires/same-secret';
import {
  betconstructPublicKey,
  type BetconstructCode as Code,
  betconstructCodes as codes,
  splitPublicKey,
} from '@harmattan/wires/suppliers/betconstruct';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Outcome, Receipt, SupplierSession, SupplierWallet } from '../supplier-wallet.ts';
import { betconstructAnswer as answer } from './betconstruct-answer.ts';
import { numberOf, readBetconstructAmount, readBetconstructMove } from './betconstruct-fields.ts';
import { type JsonFields, readJsonFields, textOf } from './json-fields.ts';
import type { Wire, WireAnswer, WireRequest } from './wire.ts';

/** The player that a request is about. */
interface Asker {
  playerId: bigint;
  token: string;
  session: SupplierSession | undefined;
}

/** BetConstruct's casino wallet: JSON both ways, a hash over the body as it was sent, four decimals. */
export function betconstructWire(
  port: SupplierWallet,
  { operatorId, sharedKey }: SupplierSetting<'betconstruct'>,
  { country }: { country: string },
): Wire {
  /** Reads and verifies; whoever cannot sign learns nothing else. */
  const signed = (handle: (fields: JsonFields) => Promise<WireAnswer>) => async (request: WireRequest) => {
    const fields = readJsonFields(request.body);
    const split = fields && splitPublicKey(request.body);
    if (!fields || !split) return answer(codes.general);
    const wanted = betconstructPublicKey(split.signedText, sharedKey);
    if (!isSameSecret(split.publicKey.toLowerCase(), wanted)) return answer(codes.general);
    return textOf(fields, 'OperatorId') === operatorId ? handle(fields) : answer(codes.general);
  };

  /** By the token, though it may have expired. Without one by the player's number, where a token may be missing. */
  async function identify(fields: JsonFields, mayLackToken: boolean): Promise<Asker | Code> {
    const token = textOf(fields, 'Token') ?? '';
    const named = numberOf(fields, 'PlayerId');
    if (token === '' && mayLackToken) {
      const playerId = await port.player(named ?? '');
      return playerId === undefined ? codes.noUser : { playerId, token, session: undefined };
    }
    const session = await port.session(token);
    if (!session) return codes.invalidToken;
    const isOthers = named !== undefined && named !== String(session.playerId);
    return isOthers ? codes.noUser : { playerId: session.playerId, token, session };
  }

  type AskerHandler = (fields: JsonFields, asker: Asker) => Promise<WireAnswer>;
  const asked = (handle: AskerHandler, { mayLackToken }: { mayLackToken: boolean }) =>
    signed(async (fields) => {
      const asker = await identify(fields, mayLackToken);
      return typeof asker === 'number' ? answer(asker) : handle(fields, asker);
    });
  const playing = (handle: AskerHandler) => asked(handle, { mayLackToken: false });
  /** For what must reach its player even when the supplier has forgotten the token. */
  const settling = (handle: AskerHandler) => asked(handle, { mayLackToken: true });

  /** Opens the sitting, under the token that it has or under a new one. */
  const opening = (issue: { issue?: 'secret' }, more: (session: SupplierSession) => Record<string, string>) =>
    playing(async (_fields, { token }) => {
      const opened = await port.open(token, issue);
      if (opened.status !== 'open') return answer(codes.invalidToken);
      const { session } = opened;
      const balanceKobo = await port.balance(session.playerId);
      return answer(codes.success, { playerId: session.playerId, token: opened.token, balanceKobo }, more(session));
    });

  const told = ({ outcome, balanceKobo, id }: Receipt, { playerId, token }: Asker, words: Record<Outcome, Code>) =>
    answer(words[outcome], { playerId, token, balanceKobo, id });

  return {
    routes: {
      // No names: the number that a player signs in with is nobody else's business.
      'POST Authentication': opening({}, ({ playerId, currency }) => ({
        Name: '',
        NickName: `Player ${playerId}`,
        UserName: String(playerId),
        Gender: '',
        Currency: currency,
        Country: country,
        UserIP: '',
      })),

      'POST RefreshToken': opening({ issue: 'secret' }, () => ({})),

      'POST GetBalance': settling(async (fields, { playerId, token }) =>
        (textOf(fields, 'Currency') ?? port.currency) === port.currency
          ? answer(codes.success, { playerId, token, balanceKobo: await port.balance(playerId) })
          : answer(codes.general),
      ),

      'POST Withdraw': playing(async (fields, asker) => {
        const move = readBetconstructMove(fields, { playerId: asker.playerId, amount: 'WithdrawAmount' });
        if (typeof move === 'number') return answer(move);
        const isFree = move.amountKobo === 0n && isOfBonus(fields);
        return told(await port.stake({ ...move, session: asker.session, isFree }), asker, withdrawCodes);
      }),

      'POST Deposit': settling(async (fields, asker) => {
        const stakeTxId = numberOf(fields, 'RGSRelatedTransactionId');
        const { playerId } = asker;
        const move = readBetconstructMove(fields, { playerId, amount: 'DepositAmount', round: stakeTxId });
        if (typeof move === 'number') return answer(move);
        if (stakeTxId !== undefined) return told(await port.win({ ...move, stakeTxId }), asker, depositCodes);
        // Only a bonus needs no stake. Anything else that names none does not get better by being sent again.
        if (!isOfBonus(fields)) return answer(codes.transactionNotFound);
        return told(await port.award({ ...move, kind: 'promotion' }), asker, depositCodes);
      }),

      'POST WithdrawAndDeposit': playing(async (fields, asker) => {
        const move = readBetconstructMove(fields, { playerId: asker.playerId, amount: 'WithdrawAmount' });
        const winKobo = readBetconstructAmount(fields, 'DepositAmount');
        if (typeof move === 'number' || winKobo === undefined) return answer(codes.wrongAmount);
        return told(await port.play({ ...move, session: asker.session, winKobo }), asker, withdrawCodes);
      }),

      'POST Rollback': settling(async (fields, asker) => {
        const stakeTxId = numberOf(fields, 'RGSRelatedTransactionId') ?? numberOf(fields, 'RGSTransactionId');
        if (stakeTxId === undefined) return answer(codes.wrongAmount);
        const undo = {
          playerId: asker.playerId,
          currency: textOf(fields, 'Currency') ?? port.currency,
          stakeTxId,
          round: stakeTxId,
          game: textOf(fields, 'GameId') ?? 'rollback',
        };
        return told(await port.cancel(undo), asker, rollbackCodes);
      }),
    },
    unavailable: () => answer(codes.general),
    malformed: () => answer(codes.general),
  };
}

/** What is staked of a bonus, or given as one. */
function isOfBonus(fields: JsonFields): boolean {
  return numberOf(fields, 'BonusDefId') !== undefined;
}

const refusals: Omit<Record<Outcome, Code>, 'repeat'> = {
  done: codes.success,
  insufficient: codes.notEnoughBalance,
  'no-session': codes.invalidToken,
  blocked: codes.general,
  currency: codes.general,
  'bad-amount': codes.wrongAmount,
  'bad-request': codes.wrongAmount,
  mismatch: codes.general,
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: codes.general,
  unseen: codes.transactionNotFound,
  reversed: codes.transactionNotFound,
  // "Already complete" would read as if the rollback had been done.
  settled: codes.transactionNotFound,
};

const withdrawCodes: Record<Outcome, Code> = { ...refusals, repeat: codes.alreadyComplete };
const depositCodes: Record<Outcome, Code> = { ...refusals, repeat: codes.depositAlreadyComplete };
const rollbackCodes: Record<Outcome, Code> = { ...refusals, repeat: codes.success };
