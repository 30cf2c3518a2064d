import { assert } from '@harmattan/kernel/assert';
import { minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import {
  type BetconstructError,
  betconstructAmount,
  betconstructErrors as errors,
  withPublicKey,
} from '@harmattan/wires/suppliers/betconstruct';
import { jsonType, readJson, sendOverHttp, Unreadable } from './send.ts';
import type { ClientOptions, Reply, Seat, SupplierClient, Verdict } from './supplier-client.ts';

interface Answer {
  HasError: boolean;
  ErrorId: number;
  ErrorDescription: string;
  PlayerId: number;
  Token: string;
  Currency?: string;
}

const verdicts: [Verdict, BetconstructError[]][] = [
  ['done', ['none']],
  ['repeat', ['alreadyWithdrawn', 'alreadyDeposited']],
  ['insufficient', ['insufficient']],
  ['no-session', ['token']],
  ['bad-signature', ['publicKey']],
  ['currency', ['currency']],
  ['mismatch', ['mismatch']],
  ['unavailable', ['again']],
];

/** By its number, unless that stands for many things. */
function verdictOf({ ErrorId, ErrorDescription }: Answer): Verdict {
  const isIt = (error: BetconstructError) =>
    errors[error].code === ErrorId && (ErrorId !== errors.again.code || errors[error].words === ErrorDescription);
  return verdicts.find(([, said]) => said.some(isIt))?.[0] ?? 'refused';
}

const bonus = '1';

function createWire({
  walletUrl,
  credentials: { operatorId, sharedKey },
  send = sendOverHttp,
}: ClientOptions<'betconstruct'>) {
  /** Numbers go out as the text that they are: those of JavaScript's cannot hold every amount, and lose its decimals. */
  async function ask(call: string, token: string, numbers: Record<string, string>, texts: Record<string, string> = {}) {
    for (const value of Object.values(numbers)) assert(/^\d+(\.\d+)?$/.test(value), 'a number of the wire is one');
    const members = [
      ...Object.entries({ OperatorId: operatorId, ...numbers }).map(([name, value]) => `"${name}":${value}`),
      ...Object.entries({ Token: token, ...texts }).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
    ];
    const body = withPublicKey(`{${members.join()}}`, sharedKey);
    const { http, text } = await send({ method: 'POST', url: `${walletUrl}/${call}`, headers: jsonType, body });
    const answer = readJson<Answer>({ http, text });
    if (typeof answer.ErrorId !== 'number') throw new Unreadable(`${http} ${text}`);
    return { answer, raw: text };
  }

  function toReply({ answer, raw }: { answer: Answer; raw: string }): Reply {
    const isAboutSomebody = answer.PlayerId !== 0;
    const id = /"PlatformTransactionId":(\d+)/.exec(raw)?.[1];
    return {
      verdict: verdictOf(answer),
      balanceMinor: isAboutSomebody ? minorFromDecimal(/"TotalBalance":([\d.]+)/.exec(raw)?.[1] ?? '') : undefined,
      id: id === '0' ? undefined : id,
      raw,
    };
  }

  const move = async (call: string, seat: Seat, numbers: Record<string, string>) =>
    toReply(
      await ask(
        call,
        seat.token,
        { PlayerId: seat.playerId, GameId: seat.game, TypeId: '0', ...numbers },
        { Currency: seat.currency },
      ),
    );

  return { ask, toReply, move };
}

export function createBetconstructClient(options: ClientOptions<'betconstruct'>): SupplierClient {
  const { ask, toReply, move } = createWire(options);
  return {
    supplier: 'betconstruct',
    can: {
      jackpot: true,
      freeStake: true,
      signature: true,
      currency: true,
      oneShotLaunch: false,
      severalStakes: false,
      winNamesStake: true,
      roundEnd: 'never',
    },
    async open(launch) {
      const asked = await ask('Authentication', launch.token, {});
      const { verdict, balanceMinor, raw } = toReply(asked);
      if (verdict !== 'done') return { status: 'refused', raw };
      const { PlayerId, Token: token, Currency: currency = launch.currency } = asked.answer;
      const seat = { token, playerId: String(PlayerId), game: launch.game, currency, sitting: '' };
      return { status: 'open', seat, balanceMinor };
    },
    balance: async (seat) => toReply(await ask('GetBalance', seat.token, { PlayerId: seat.playerId })),
    stake: (seat, { txId, amountMinor, isFree }) =>
      move('Withdraw', seat, {
        RGSTransactionId: txId,
        WithdrawAmount: betconstructAmount(isFree ? 0n : amountMinor),
        ...(isFree && { BonusDefId: bonus }),
      }),
    // Only a bonus is paid without a withdrawal, so a jackpot is one.
    win: (seat, { txId, amountMinor, stakeTxId, kind = 'win' }) =>
      move('Deposit', seat, {
        RGSTransactionId: txId,
        DepositAmount: betconstructAmount(amountMinor),
        ...(kind === 'jackpot' ? { BonusDefId: bonus } : { RGSRelatedTransactionId: stakeTxId }),
      }),
    play: (seat, { txId, amountMinor, winMinor }) =>
      move('WithdrawAndDeposit', seat, {
        RGSTransactionId: txId,
        WithdrawAmount: betconstructAmount(amountMinor),
        DepositAmount: betconstructAmount(winMinor),
      }),
    cancel: (seat, { txId, stakeTxId }) =>
      move('Rollback', seat, { RGSTransactionId: txId, RGSRelatedTransactionId: stakeTxId }),
  };
}
