import { market } from '@harmattan/kernel/market';
import type { ProvenAccount } from '../../modules/identity/index.ts';

/** The first password of every demo player. */
export const demoPassword = 'harmattan';

/** NBQX E3LB OR2G C3RA ONQW 4ZDC N54C AMBV, as it is typed into an app. Everybody knows it: it is for the sandbox only. */
export const knownSecret = new TextEncoder().encode('harmattan sandbox 05');

/** A number of the market that ends so, with noughts before: 8030000001, or 754000001 in Tanzania. */
function numberOf(ending: string): string {
  const start = market.numberExample.slice(0, 3);
  return start + ending.padStart(market.numberDigits - start.length, '0');
}

/** One for each way to sign in that an ordinary player does not meet. The first one is the ordinary player. */
export const demoPlayers: [ProvenAccount, ...ProvenAccount[]] = [
  { number: numberOf('1') },
  { number: numberOf('2'), smsSecondFactor: true },
  { number: numberOf('3'), passwordChange: 'at_sign_in' },
  { number: numberOf('4'), passwordChange: 'by_recovery' },
  { number: numberOf('5'), appSecret: knownSecret },
  // Sees what is shown to testers only.
  { number: numberOf('33'), rankId: 33 },
];
