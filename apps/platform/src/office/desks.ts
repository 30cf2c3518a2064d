import { approvalsDesk } from './approvals-desk.ts';
import { bookDesk } from './book/book-desk.ts';
import { casesDesk } from './cases-desk.ts';
import { complianceDesk } from './compliance/compliance-desk.ts';
import { catalogueDesk } from './content/catalogue-desk.ts';
import { contentDesk } from './content/content-desk.ts';
import { homeDesk } from './home-desk.ts';
import { incidentsDesk } from './incidents-desk.ts';
import { markersDesk } from './markers/markers-desk.ts';
import { marketingDesk } from './marketing/marketing-desk.ts';
import type { OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';
import { paymentsDesk } from './payments-desk.ts';
import { limitsDesk } from './players/limits-desk.ts';
import { playersDesk } from './players/players-desk.ts';
import { readingDesks } from './reading-desks.ts';
import { regulatorDesk } from './regulator/regulator-desk.ts';
import { staffDesk } from './staff-desk.ts';
import { suppliersDesk } from './suppliers/suppliers-desk.ts';
import { switchesDesk } from './switches-desk.ts';
import { taxesDesk } from './taxes/taxes-desk.ts';
import { jackpotsDesk } from './trading/jackpots-desk.ts';
import { racesDesk } from './trading/races-desk.ts';
import { verificationDesk } from './verification/verification-desk.ts';

/** Every call of the office. */
export function openDesks(deps: OfficeDeps): OfficeHandlers {
  return {
    ...homeDesk(deps),
    ...staffDesk(deps),
    ...paymentsDesk(deps),
    ...approvalsDesk(deps),
    ...readingDesks(deps),
    ...playersDesk(deps),
    ...limitsDesk(deps),
    ...switchesDesk(deps),
    ...casesDesk(deps),
    ...incidentsDesk(deps),
    ...jackpotsDesk(deps),
    ...racesDesk(deps),
    ...bookDesk(deps),
    ...contentDesk(deps),
    ...catalogueDesk(deps),
    ...marketingDesk(deps),
    ...markersDesk(deps),
    ...suppliersDesk(deps),
    ...regulatorDesk(deps),
    ...complianceDesk(deps),
    ...verificationDesk(deps),
    ...taxesDesk(deps),
  };
}
