import { isSameSecret } from '@harmattan/wires/same-secret';
import { minorFromCents } from '@harmattan/wires/suppliers/amounts';
import {
  type EgtCall,
  egtCalls,
  egtFreespin,
  egtSessionName,
  egtReasons as reasons,
} from '@harmattan/wires/suppliers/egt';
import { readXml, type XmlMessage } from '@harmattan/wires/suppliers/xml';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, Receipt, SupplierSession, SupplierWallet } from '../supplier-wallet.ts';
import { answer, told } from './egt-answers.ts';
import type { Wire, WireAnswer, WireHandler, WireRequest } from './wire.ts';

const sessionIdMax = 80;

/** EGT's (Amusnet's) wallet: XML both ways, a name and a password in every body, whole cents. */
export function egtWire(port: SupplierWallet, setting: SupplierSetting<'egt'>): Wire {
  const { ofPlayer, moves, sessionOf } = openDoor(port, setting);
  const isCheckDue = async ({ playerId }: Pick<Move, 'playerId'>, { outcome }: Receipt) =>
    outcome === 'done' && (await port.isCheckDue(playerId));
  return {
    routes: {
      'POST Authenticate': ofPlayer('Authenticate', async ({ fields }, playerId) => {
        const { PlayerId = '', SessionId = '', DefenceCode = fields.AuthenticationToken ?? '' } = fields;
        if (SessionId === '' || SessionId.length > sessionIdMax) return answer('Authenticate', 'bad-request');
        const issue = { name: egtSessionName(PlayerId, SessionId) };
        // A code that is shown for another player is used up all the same.
        const opened = await port.open(DefenceCode, { issue, playerId: String(playerId) });
        if (opened.status !== 'open') return answer('Authenticate', 'no-session');
        return answer('Authenticate', 'done', { balanceMinor: await port.balance(playerId) });
      }),

      'POST GetPlayerBalance': ofPlayer('GetPlayerBalance', async (_message, playerId) =>
        answer('GetPlayerBalance', 'done', { balanceMinor: await port.balance(playerId) }),
      ),

      'POST Withdraw': moves('Withdraw', async (message, { isFree, ...move }) => {
        if (message.fields.Reason !== reasons.roundBegin) return answer('Withdraw', 'bad-request');
        const receipt = await port.stake({ ...move, isFree, session: await sessionOf(message) });
        return told('Withdraw', receipt, { isCheckDue: await isCheckDue(move, receipt) });
      }),

      'POST Deposit': moves('Deposit', async ({ fields: { Reason } }, { isFree, ...move }) => {
        switch (Reason) {
          case reasons.roundEnd:
            return told('Deposit', await port.win({ ...move, closes: 'round' }));
          case reasons.jackpotEnd:
            return told('Deposit', await port.award({ ...move, kind: 'jackpot' }));
          case reasons.roundCancel: {
            // A free spin took nothing, whatever it is said to be worth.
            const amountMinor = isFree ? undefined : move.amountMinor;
            return told('Deposit', await port.cancelRound({ ...move, amountMinor }));
          }
          default:
            return answer('Deposit', 'bad-request');
        }
      }),

      'POST WithdrawAndDeposit': moves('WithdrawAndDeposit', async (message, move) => {
        const { Reason, WinAmount = '' } = message.fields;
        const winMinor = minorFromCents(WinAmount);
        if (winMinor === undefined) return answer('WithdrawAndDeposit', 'bad-amount');
        if (Reason !== reasons.roundEnd && Reason !== reasons.roundBegin) {
          return answer('WithdrawAndDeposit', 'bad-request');
        }
        const closes = Reason === reasons.roundEnd ? 'round' : undefined;
        const play = { ...move, winMinor, closes, session: await sessionOf(message) } as const;
        const receipt = await port.play(play);
        return told('WithdrawAndDeposit', receipt, { isCheckDue: await isCheckDue(move, receipt) });
      }),
    },
    unavailable: (request) => answer(callOf(request), 'unavailable'),
    malformed: (request) => answer(callOf(request), 'malformed'),
  };
}

/** What a call passes before it is answered: password, portal, player, amounts. */
function openDoor(port: SupplierWallet, { userName, password, portalCode, eqPortalCode }: SupplierSetting<'egt'>) {
  /** Reads the request and checks the password; a caller without it gets nothing but an error. */
  const admitted =
    (call: EgtCall, handle: (message: XmlMessage) => Promise<WireAnswer>): WireHandler =>
    async ({ body }) => {
      const message = readXml(body, [egtFreespin]);
      if (!message) return answer(call, 'malformed');
      const { UserName = '', Password = '', PortalCode } = message.fields;
      const [isName, isPassword] = [isSameSecret(UserName, userName), isSameSecret(Password, password)];
      if (!isName || !isPassword) return answer(call, 'credentials');
      const isOurs = PortalCode === portalCode || PortalCode === eqPortalCode;
      return message.root === egtCalls[call].asked && isOurs ? handle(message) : answer(call, 'bad-request');
    };

  const ofPlayer = (call: EgtCall, handle: (message: XmlMessage, playerId: bigint) => Promise<WireAnswer>) =>
    admitted(call, async (message) => {
      const playerId = await port.player(message.fields.PlayerId ?? '');
      return playerId === undefined ? answer(call, 'unknown-player') : handle(message, playerId);
    });

  const moves = (call: EgtCall, handle: (message: XmlMessage, move: WireMove) => Promise<WireAnswer>) =>
    ofPlayer(call, async (message, playerId) => {
      const move = readMove(message, playerId);
      return typeof move === 'string' ? answer(call, move) : handle(message, move);
    });

  /** The name of a session holds the player's, so that a call finds no session of another player. */
  function sessionOf({ fields: { PlayerId = '', SessionId = '' } }: XmlMessage): Promise<SupplierSession | undefined> {
    return port.session(egtSessionName(PlayerId, SessionId));
  }

  return { ofPlayer, moves, sessionOf };
}

type WireMove = Move & { isFree: boolean };

function readMove({ fields, groups }: XmlMessage, playerId: bigint): WireMove | 'bad-request' | 'bad-amount' {
  const { TransferId, GameNumber, GameId, Currency, Amount = '' } = fields;
  if (!TransferId || !GameNumber || !GameId || !Currency) return 'bad-request';
  const freespin = groups[egtFreespin];
  // An empty one says neither that the spin is free nor that it is not.
  if (freespin && !freespin.CampaignUniqueCode) return 'bad-request';
  const amountMinor = minorFromCents(Amount);
  if (amountMinor === undefined) return 'bad-amount';
  return {
    playerId,
    currency: Currency,
    txId: TransferId,
    round: GameNumber,
    game: GameId,
    amountMinor,
    isFree: freespin !== undefined,
  };
}

function callOf({ path }: WireRequest): EgtCall {
  return path as EgtCall;
}
