import type { IdentityDeps } from '../identity-deps.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import type { Proof, SecondFactorRow } from './second-factor-store.ts';
import { stepOfCode } from './totp.ts';

/** The time step that the app's code belongs to, if it is a right one of about now. People type it with a space, too. */
export function readAppCode(
  deps: Pick<IdentityDeps, 'vault' | 'clock'>,
  factor: SecondFactorRow,
  text: string,
): number | undefined {
  return stepOfCode(openSecret(deps.vault, factor), text.replace(/\s/g, ''), deps.clock.now());
}

/** What the typed text may prove. Whether it was used before, or is a recovery code at all, shows when it is used. */
export function readProof(
  deps: Pick<IdentityDeps, 'vault' | 'clock'>,
  factor: SecondFactorRow,
  text: string,
): Proof | undefined {
  if (readRecoveryCode(text) !== undefined) return { codeHash: hashRecoveryCode(factor.player_id, text) };
  const step = readAppCode(deps, factor, text);
  return step === undefined ? undefined : { step };
}
