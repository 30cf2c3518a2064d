import type { ProvenAccount } from '../../modules/identity/index.ts';

/** The first password of every demo player. */
export const demoPassword = 'harmattan';

/** NBQX E3LB OR2G C3RA ONQW 4ZDC N54C AMBV, as it is typed into an app. Everybody knows it: it is for the sandbox only. */
export const knownSecret = new TextEncoder().encode('harmattan sandbox 05');

/** One for each way to sign in that an ordinary player does not meet. The first one is the ordinary player. */
export const demoPlayers: [ProvenAccount, ...ProvenAccount[]] = [
  { number: '8030000001' },
  { number: '8030000002', smsSecondFactor: true },
  { number: '8030000003', passwordChange: 'at_sign_in' },
  { number: '8030000004', passwordChange: 'by_recovery' },
  { number: '8030000005', appSecret: knownSecret },
  // Sees what is shown to testers only.
  { number: '8030000033', rankId: 33 },
];
