import { createHash } from 'node:crypto';
import { minorFromCents } from '@harmattan/wires/suppliers/amounts';
import {
  egtCodes as codes,
  type EgtCall,
  egtCalls,
  egtExpired,
  egtFreespin,
  egtJackpotGame,
  isEqGame,
  egtReasons as reasons,
} from '@harmattan/wires/suppliers/egt';
import { readXml, writeXml, type XmlTree } from '@harmattan/wires/suppliers/xml';
import { sendOverHttp, Unreadable, xmlType } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

const verdicts: Record<string, Verdict> = {
  [codes.ok]: 'done',
  [codes.okSessionTime]: 'done',
  [codes.duplicate]: 'repeat',
  [codes.timedOut]: 'unavailable',
  [codes.notAllowed]: 'insufficient',
};

const freespin = { CampaignUniqueCode: 'SPINS', Identification: '1', Total: '10', Remaining: '9' };

export function createEgtClient({
  walletUrl,
  credentials: { userName, password, portalCode, eqPortalCode },
  send = sendOverHttp,
}: ClientOptions<'egt'>): SupplierClient {
  async function ask(call: EgtCall, seat: Seat, fields: XmlTree = {}): Promise<Reply> {
    const body = writeXml(egtCalls[call].asked, {
      UserName: userName,
      Password: password,
      PlayerId: seat.playerId,
      PortalCode: isEqGame(seat.game) ? eqPortalCode : portalCode,
      SessionId: seat.sitting,
      GameId: seat.game,
      ...fields,
    });
    const { http, text } = await send({ method: 'POST', url: `${walletUrl}/${call}`, headers: xmlType, body });
    return toReply(`${http} ${text}`, text);
  }

  const move = (
    call: EgtCall,
    seat: Seat,
    { txId, round, amountMinor }: { txId: string; round: string; amountMinor: bigint },
    more: XmlTree,
  ) =>
    ask(call, seat, {
      TransferId: txId,
      GameNumber: round,
      Amount: String(amountMinor),
      Currency: seat.currency,
      PlatformType: 'MOBILE',
      ...more,
    });

  return {
    supplier: 'egt',
    can: {
      jackpot: true,
      freeStake: true,
      signature: true,
      currency: true,
      oneShotLaunch: true,
      severalStakes: false,
      winNamesStake: false,
      roundEnd: 'every-win',
    },
    async open(launch) {
      const seat = { ...launch, sitting: sittingOf(launch.token) };
      const { verdict, balanceMinor, raw } = await ask('Authenticate', seat, { DefenceCode: launch.token });
      return verdict === 'done' ? { status: 'open', seat, balanceMinor } : { status: 'refused', raw };
    },
    balance: (seat) => ask('GetPlayerBalance', seat),
    stake: (seat, stake) =>
      move('Withdraw', seat, stake, { Reason: reasons.roundBegin, ...(stake.isFree && { [egtFreespin]: freespin }) }),
    win: (seat, win) =>
      win.kind === 'jackpot'
        ? move('Deposit', seat, win, { Reason: reasons.jackpotEnd, GameId: egtJackpotGame })
        : move('Deposit', seat, win, {
            Reason: reasons.roundEnd,
            ...(win.kind === 'free' && { [egtFreespin]: freespin }),
          }),
    play: (seat, { winMinor, ...stake }) =>
      move('WithdrawAndDeposit', seat, stake, { Reason: reasons.roundEnd, WinAmount: String(winMinor) }),
    cancel: (seat, cancel) => move('Deposit', seat, cancel, { Reason: reasons.roundCancel }),
  };
}

/** One sitting for each launch, named so that the launch's code cannot be told from it. */
function sittingOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 32);
}

function toReply(raw: string, text: string): Reply {
  const { ErrorCode, ErrorMessage, Balance = '', CasinoTransferId } = readXml(text)?.fields ?? {};
  if (ErrorCode === undefined) throw new Unreadable(raw);
  const isExpired = ErrorCode === codes.notAllowed && ErrorMessage === egtExpired;
  return {
    verdict: isExpired ? 'no-session' : (verdicts[ErrorCode] ?? 'refused'),
    balanceMinor: minorFromCents(Balance),
    id: CasinoTransferId,
    raw,
  };
}
