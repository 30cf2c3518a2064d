import { createSignedFields } from './signed-fields.ts';

/**
 * An assumption. FastHub publishes its SMS calls only, so its payments are modelled on Selcom's: the same push, C2B calls,
 * query and cash-in, signed alike under its own name. Once its papers are at hand, this file changes and no other.
 */
export { mobilePaths } from './mobile-money.ts';

const signedFields = createSignedFields('FASTHUB');
export const signFasthub = signedFields.sign;
/** What is wrong with a call's signature; undefined when nothing is. */
export const fasthubProblem = signedFields.problem;
export const verifyFasthub = (options: Parameters<typeof fasthubProblem>[0]): boolean => !fasthubProblem(options);

/** After these codes no money moves. Assumed after Selcom's list, and kept apart from it. */
export const fasthubFailures: ReadonlySet<string> = new Set(['010', '012', '014', '015', '051']);

/** It finds the wallet's operator by itself. */
export const anyWallet = 'CASHIN';
