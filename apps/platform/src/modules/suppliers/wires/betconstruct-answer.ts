import type { Kobo } from '@harmattan/kernel/money';
import { betconstructAmount, type BetconstructCode, betconstructCodes as codes } from '@harmattan/wires/suppliers/betconstruct';
import type { WireAnswer } from './wire.ts';

/** Whom an answer is about. Nobody, when the request could not be believed. */
interface About {
  playerId: bigint;
  token: string;
  balanceKobo: Kobo;
  /** What we call the transaction. */
  id?: string;
}

const nobody: About = { playerId: 0n, token: '', balanceKobo: 0n };

/** Numbers are written as they are, since one of JavaScript's could not hold them all. */
export function betconstructAnswer(code: BetconstructCode, about = nobody, more: Record<string, string> = {}): WireAnswer {
  const members = [
    `"HasError":${code !== codes.success}`,
    `"ErrorId":${code}`,
    `"ErrorDescription":${JSON.stringify(words[code])}`,
    `"PlayerId":${about.playerId}`,
    `"Token":${JSON.stringify(about.token)}`,
    `"TotalBalance":${betconstructAmount(about.balanceKobo)}`,
    `"PlatformTransactionId":${numberOf(about.id ?? '')}`,
    ...Object.entries(more).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
  ];
  return { http: 200, type: 'application/json', body: `{${members.join()}}` };
}

/** The wire wants a whole number of 64 bits: the first 60 of ours, which are as good as chance. */
function numberOf(id: string): string {
  return id === '' ? '0' : String(BigInt(`0x${id.replaceAll('-', '').slice(0, 15)}`));
}

const words: Record<BetconstructCode, string> = {
  [codes.success]: '',
  [codes.noUser]: 'There is no such player, or the token is not theirs',
  [codes.notEnoughBalance]: 'Not enough balance',
  [codes.invalidToken]: 'Invalid token',
  [codes.transactionNotFound]: 'There is no such transaction that this could be done to',
  [codes.wrongAmount]: 'A wrong amount, or a field is missing',
  [codes.alreadyComplete]: 'The transaction is complete already',
  [codes.depositAlreadyComplete]: 'The deposit was received already',
  [codes.general]: 'General error',
};
