import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import type { IdentityDeps } from './identity-deps.ts';

export interface Alarm {
  alarm: 'spraying' | 'spraying everywhere' | 'locking' | 'flood of codes';
  userName?: string;
  address?: string;
  /** How the numbers begin. */
  prefix?: string;
}

/** One error line for the operator. A guard raises it once in its window, whichever process counts the last attempt. */
export function raiseAlarm({ log }: Pick<IdentityDeps, 'log'>, { alarm, userName, address, prefix }: Alarm): void {
  const network = address === undefined ? undefined : neighbourhoodOf(address);
  log.error({ alarm, userName, network, prefix }, 'accounts are under attack');
}
