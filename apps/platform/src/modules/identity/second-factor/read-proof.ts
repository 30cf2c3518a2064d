import type { IdentityDeps } from '../identity-deps.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import type { Proof, SecondFactorRow } from './second-factor-store.ts';
import { type CodeTime, timeOfCode, timeOfFirstCode } from './totp.ts';

type Deps = Pick<IdentityDeps, 'vault' | 'clock'>;

/** People type a code of the app with a space, too. */
const digitsOf = (text: string) => text.replace(/\s/g, '');

/** Of a code that sets the app up. */
export function readFirstCode(deps: Deps, factor: SecondFactorRow, text: string): CodeTime | undefined {
  return timeOfFirstCode(openSecret(deps.vault, factor), digitsOf(text), deps.clock.now());
}

/** What the typed text may prove. Whether it was used before, or is a recovery code at all, shows when it is used. */
export function readProof(deps: Deps, factor: SecondFactorRow, text: string): Proof | undefined {
  if (readRecoveryCode(text) !== undefined) return { codeHash: hashRecoveryCode(factor.player_id, text) };
  const now = deps.clock.now();
  return timeOfCode(openSecret(deps.vault, factor), digitsOf(text), { now, lateMs: factor.late_ms });
}
