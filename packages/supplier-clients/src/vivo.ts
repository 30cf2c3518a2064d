import { decimalFromMinor, minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import {
  vivoCodes as codes,
  vivoTypes as types,
  type VivoCall,
  vivoGroups,
  vivoHash,
} from '@harmattan/wires/suppliers/vivo';
import { readXml, type XmlFields } from '@harmattan/wires/suppliers/xml';
import { sendOverHttp, Unreadable } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

const verdicts: Record<string, Verdict> = {
  [codes.insufficientFunds]: 'insufficient',
  [codes.invalidToken]: 'no-session',
  [codes.invalidHash]: 'bad-signature',
  [codes.internalError]: 'unavailable',
};

export function createVivoClient({
  walletUrl,
  credentials: { passKey },
  send = sendOverHttp,
}: ClientOptions<'vivo'>): SupplierClient {
  async function ask(call: VivoCall, query: Record<string, string>): Promise<{ response: XmlFields; raw: string }> {
    const signed = new URLSearchParams({ ...query, hash: vivoHash(call, query, passKey) });
    const { http, text } = await send({ method: 'GET', url: `${walletUrl}/${call}?${signed}` });
    const response = readXml(text, vivoGroups)?.groups.RESPONSE;
    if (response?.RESULT === undefined) throw new Unreadable(`${http} ${text}`);
    return { response, raw: `${http} ${text}` };
  }

  async function change(
    seat: Seat,
    TrnType: string,
    {
      txId,
      round,
      amountMinor,
      isLast = TrnType !== types.bet,
    }: { txId: string; round: string; amountMinor: bigint; isLast?: boolean },
  ): Promise<Reply> {
    const asked = await ask('ChangeBalance', {
      userId: seat.playerId,
      Amount: decimalFromMinor(amountMinor),
      TransactionID: txId,
      TrnType,
      TrnDescription: `GAME_TYPE_ID=1;TABLE_ID=${seat.game}`,
      roundId: round,
      gameId: seat.game,
      History: '',
      isRoundFinished: String(isLast),
      sessionId: seat.sitting,
    });
    return toReply(asked);
  }

  return {
    supplier: 'vivo',
    can: {
      jackpot: false,
      freeStake: false,
      signature: true,
      currency: false,
      oneShotLaunch: false,
      severalStakes: true,
      winNamesStake: false,
      roundEnd: 'said',
    },
    async open(launch) {
      const { response, raw } = await ask('Authenticate', { token: launch.token });
      const { RESULT, USERID: playerId, BALANCE = '', GAMESESSIONID: sitting = launch.token } = response;
      if (RESULT !== 'OK' || playerId === undefined) return { status: 'refused', raw };
      return { status: 'open', seat: { ...launch, playerId, sitting }, balanceMinor: minorFromDecimal(BALANCE) };
    },
    balance: async (seat) => toReply(await ask('GetBalance', { userId: seat.playerId })),
    stake: (seat, stake) => change(seat, types.bet, stake),
    win: (seat, win) => change(seat, types.win, win),
    // It goes by the id of the bet that it undoes.
    cancel: (seat, { stakeTxId, ...cancel }) => change(seat, types.canceledBet, { ...cancel, txId: stakeTxId }),
  };
}

/** A repeat is answered like the first time here, so it cannot be told from one. */
function toReply({ response, raw }: { response: XmlFields; raw: string }): Reply {
  const { RESULT, CODE = '', BALANCE = '', ECSYSTEMTRANSACTIONID } = response;
  return {
    verdict: RESULT === 'OK' ? 'done' : (verdicts[CODE] ?? 'refused'),
    balanceMinor: minorFromDecimal(BALANCE),
    id: ECSYSTEMTRANSACTIONID,
    raw,
  };
}
