import type { OfficeDeps } from '../office-deps.ts';
import { correctionsDesk } from './corrections-desk.ts';
import { exposureDesk } from './exposure-desk.ts';
import { limitsDesk } from './limits-desk.ts';
import { referralsDesk } from './referrals-desk.ts';
import { ticketsDesk } from './tickets-desk.ts';
import { voidsDesk } from './voids-desk.ts';

/** Trading at our own book, and tickets of all of them. */
export function bookDesk(deps: OfficeDeps) {
  return {
    ...ticketsDesk(deps),
    ...exposureDesk(deps),
    ...limitsDesk(deps),
    ...referralsDesk(deps),
    ...correctionsDesk(deps),
    ...voidsDesk(deps),
  };
}
