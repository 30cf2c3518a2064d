import { isSameSecret } from '@harmattan/wires/same-secret';
import { type BetconstructError, betconstructPublicKey, splitPublicKey } from '@harmattan/wires/suppliers/betconstruct';
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
  setting: SupplierSetting<'betconstruct'>,
  { country }: { country: string },
): Wire {
  const { opening, playing, settling } = openDoor(port, setting);
  return {
    routes: {
      // No names: the supplier does not get the number that a player signs in with.
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
          ? answer('none', { playerId, token, balanceMinor: await port.balance(playerId) })
          : answer('currency'),
      ),

      'POST Withdraw': playing(async (fields, asker) => {
        const move = readBetconstructMove(fields, { playerId: asker.playerId, amount: 'WithdrawAmount' });
        if (typeof move === 'string') return answer(move);
        const isFree = move.amountMinor === 0n && isOfBonus(fields);
        return told(await port.stake({ ...move, session: asker.session, isFree }), asker, withdrawWords);
      }),

      'POST Deposit': settling(async (fields, asker) => {
        const stakeTxId = numberOf(fields, 'RGSRelatedTransactionId');
        const { playerId } = asker;
        const move = readBetconstructMove(fields, { playerId, amount: 'DepositAmount', round: stakeTxId });
        if (typeof move === 'string') return answer(move);
        if (stakeTxId !== undefined) return told(await port.win({ ...move, stakeTxId }), asker, depositWords);
        // Only a bonus needs no stake. Anything else that names none does not get better by being sent again.
        if (!isOfBonus(fields)) return answer('notFound');
        return told(await port.award({ ...move, kind: 'promotion' }), asker, depositWords);
      }),

      'POST WithdrawAndDeposit': playing(async (fields, asker) => {
        const move = readBetconstructMove(fields, { playerId: asker.playerId, amount: 'WithdrawAmount' });
        const winMinor = readBetconstructAmount(fields, 'DepositAmount');
        if (typeof move === 'string' || winMinor === undefined) return answer('amount');
        return told(await port.play({ ...move, session: asker.session, winMinor }), asker, withdrawWords);
      }),

      'POST Rollback': settling(async (fields, asker) => {
        const stakeTxId = numberOf(fields, 'RGSRelatedTransactionId') ?? numberOf(fields, 'RGSTransactionId');
        if (stakeTxId === undefined) return answer('amount');
        const undo = {
          playerId: asker.playerId,
          currency: textOf(fields, 'Currency') ?? port.currency,
          stakeTxId,
          round: stakeTxId,
          game: textOf(fields, 'GameId') ?? 'rollback',
        };
        return told(await port.cancel(undo), asker, rollbackWords);
      }),
    },
    unavailable: () => answer('again'),
    malformed: () => answer('publicKey'),
  };
}

/** What a call passes before it is answered: signature, operator, token or player. */
function openDoor(port: SupplierWallet, { operatorId, sharedKey }: SupplierSetting<'betconstruct'>) {
  /** Reads the request and verifies its signature; a caller that cannot sign gets nothing but an error. */
  const signed = (handle: (fields: JsonFields) => Promise<WireAnswer>) => async (request: WireRequest) => {
    const fields = readJsonFields(request.body);
    const split = fields && splitPublicKey(request.body);
    if (!fields || !split) return answer('publicKey');
    const wanted = betconstructPublicKey(split.signedText, sharedKey);
    if (!isSameSecret(split.publicKey.toLowerCase(), wanted)) return answer('publicKey');
    return textOf(fields, 'OperatorId') === operatorId ? handle(fields) : answer('operator');
  };

  /** By the token, though it may have expired. Without one by the player's number, where a token may be missing. */
  async function identify(fields: JsonFields, mayLackToken: boolean): Promise<Asker | BetconstructError> {
    const token = textOf(fields, 'Token') ?? '';
    if (token === '' && mayLackToken) {
      const playerId = await port.player(numberOf(fields, 'PlayerId') ?? '');
      return playerId === undefined ? 'player' : { playerId, token, session: undefined };
    }
    const session = await port.session(token);
    if (!session) return 'token';
    return isOfAnother(fields, session) ? 'player' : { playerId: session.playerId, token, session };
  }

  type AskerHandler = (fields: JsonFields, asker: Asker) => Promise<WireAnswer>;
  const asked = (handle: AskerHandler, { mayLackToken }: { mayLackToken: boolean }) =>
    signed(async (fields) => {
      const asker = await identify(fields, mayLackToken);
      return typeof asker === 'string' ? answer(asker) : handle(fields, asker);
    });
  const playing = (handle: AskerHandler) => asked(handle, { mayLackToken: false });
  /** For what must reach its player even when the supplier has forgotten the token. */
  const settling = (handle: AskerHandler) => asked(handle, { mayLackToken: true });

  /** Opens the sitting, under the token that it has or under a new one. */
  const opening = (issue: { issue?: 'secret' }, more: (session: SupplierSession) => Record<string, string>) =>
    signed(async (fields) => {
      const opened = await port.open(textOf(fields, 'Token') ?? '', issue);
      if (opened.status !== 'open') return answer('token');
      const { session } = opened;
      if (isOfAnother(fields, session)) return answer('player');
      const balanceMinor = await port.balance(session.playerId);
      return answer('none', { playerId: session.playerId, token: opened.token, balanceMinor }, more(session));
    });

  return { opening, playing, settling };
}

function told(
  { outcome, balanceMinor, id }: Receipt,
  { playerId, token }: Asker,
  words: Record<Outcome, BetconstructError>,
): WireAnswer {
  return answer(words[outcome], { playerId, token, balanceMinor, id });
}

/** A token names its player, so the request need not; but when it does, it has to be the same one. */
function isOfAnother(fields: JsonFields, { playerId }: SupplierSession): boolean {
  const named = numberOf(fields, 'PlayerId');
  return named !== undefined && named !== String(playerId);
}

/** What is staked of a bonus, or given as one. */
function isOfBonus(fields: JsonFields): boolean {
  return numberOf(fields, 'BonusDefId') !== undefined;
}

const refusals: Omit<Record<Outcome, BetconstructError>, 'repeat'> = {
  done: 'none',
  insufficient: 'insufficient',
  'no-session': 'token',
  blocked: 'blocked',
  excluded: 'blocked',
  'stake-limit': 'limit',
  'loss-limit': 'limit',
  'time-limit': 'limit',
  currency: 'currency',
  'bad-amount': 'amount',
  'bad-request': 'amount',
  mismatch: 'mismatch',
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: 'again',
  unseen: 'notFound',
  reversed: 'notFound',
  // "Already complete" would read as if the rollback had been done.
  settled: 'notFound',
};

const withdrawWords: Record<Outcome, BetconstructError> = { ...refusals, repeat: 'alreadyWithdrawn' };
const depositWords: Record<Outcome, BetconstructError> = { ...refusals, repeat: 'alreadyDeposited' };
const rollbackWords: Record<Outcome, BetconstructError> = { ...refusals, repeat: 'none' };
