import { balanceFromCents } from '@harmattan/wires/suppliers/amounts';
import { betsolutionsHash, betsolutionsCodes as codes } from '@harmattan/wires/suppliers/betsolutions';
import { formType, readJson, sendOverHttp, Unreadable } from './send.ts';
import type { ClientOptions, Launch, Opened, Reply, Seat, Verdict } from './supplier-client.ts';

interface Answer {
  StatusCode: number;
  Data: { PrivateToken?: string; UserId?: string; TransactionId?: string; CurrentBalance?: number } | null;
}

const verdicts: Record<number, Verdict> = {
  [codes.success]: 'done',
  [codes.alreadyProcessed]: 'repeat',
  [codes.duplicatedTransactionId]: 'repeat',
  [codes.insufficientBalance]: 'insufficient',
  [codes.inactiveToken]: 'no-session',
  [codes.invalidToken]: 'no-session',
  [codes.sessionExpired]: 'no-session',
  [codes.invalidHash]: 'bad-signature',
  [codes.invalidCurrency]: 'currency',
  [codes.generalError]: 'unavailable',
};

/** What the games and the sportsbook of one house say alike. */
export function createBetsolutionsCalls({
  walletUrl,
  credentials: { merchantId, privateKey },
  send = sendOverHttp,
}: ClientOptions<'betsolutions' | 'bsbetting'>) {
  async function post(call: string, fields: Record<string, string>): Promise<{ answer: Answer; raw: string }> {
    const body = new URLSearchParams({ ...fields, Hash: betsolutionsHash(fields, privateKey) });
    const { http, text } = await send({
      method: 'POST',
      url: `${walletUrl}/${call}`,
      headers: formType,
      body: body.toString(),
    });
    const answer = readJson<Answer>({ http, text });
    if (typeof answer.StatusCode !== 'number') throw new Unreadable(`${http} ${text}`);
    return { answer, raw: text };
  }

  return {
    async open(launch: Launch): Promise<Opened> {
      const { answer, raw } = await post('Auth', { PublicToken: launch.token, MerchantId: merchantId });
      const token = answer.Data?.PrivateToken;
      if (answer.StatusCode !== codes.success || token === undefined) return { status: 'refused', raw };
      // A launch does not say whose it is: without asking, two players could not be told apart.
      const { answer: player, raw: info } = await post('GetPlayerInfo', { Token: token, MerchantId: merchantId });
      const playerId = player.Data?.UserId ?? launch.playerId;
      if (playerId === '') return { status: 'refused', raw: info };
      return { status: 'open', seat: { ...launch, playerId, token, sitting: '' }, balanceMinor: undefined };
    },
    async ask(call: string, seat: Seat, fields: Record<string, string>): Promise<Reply & { code: number }> {
      const { answer, raw } = await post(call, { Token: seat.token, Currency: seat.currency, ...fields });
      return {
        code: answer.StatusCode,
        verdict: verdicts[answer.StatusCode] ?? 'refused',
        balanceMinor: balanceFromCents(String(answer.Data?.CurrentBalance ?? '')),
        id: answer.Data?.TransactionId || undefined,
        raw,
      };
    },
  };
}
