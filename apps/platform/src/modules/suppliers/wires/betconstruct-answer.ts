import type { Minor } from '@harmattan/kernel/money';
import {
  type BetconstructError,
  betconstructAmount,
  betconstructErrors,
} from '@harmattan/wires/suppliers/betconstruct';
import type { WireAnswer } from './wire.ts';

/** The player that an answer is about. Without one, the answer names player 0. */
interface About {
  playerId: bigint;
  token: string;
  balanceMinor: Minor;
  /** What we call the transaction. */
  id?: string;
}

const noPlayer: About = { playerId: 0n, token: '', balanceMinor: 0n };

/** Numbers are written as they are, since one of JavaScript's could not hold them all. */
export function betconstructAnswer(
  error: BetconstructError,
  about = noPlayer,
  more: Record<string, string> = {},
): WireAnswer {
  const { code, words } = betconstructErrors[error];
  const members = [
    `"HasError":${error !== 'none'}`,
    `"ErrorId":${code}`,
    `"ErrorDescription":${JSON.stringify(words)}`,
    `"PlayerId":${about.playerId}`,
    `"Token":${JSON.stringify(about.token)}`,
    `"TotalBalance":${betconstructAmount(about.balanceMinor)}`,
    `"PlatformTransactionId":${numberOf(about.id ?? '')}`,
    ...Object.entries(more).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
  ];
  return { http: 200, type: 'application/json', body: `{${members.join()}}` };
}

/** The wire wants a whole number of 64 bits: the first 60 of ours, which are as good as chance. */
function numberOf(id: string): string {
  return id === '' ? '0' : String(BigInt(`0x${id.replaceAll('-', '').slice(0, 15)}`));
}
