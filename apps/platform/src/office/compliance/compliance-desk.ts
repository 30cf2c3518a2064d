import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { dormancyDesk } from './dormancy-desk.ts';
import { flagsDesk } from './flags-desk.ts';
import { licencesDesk } from './licences-desk.ts';
import { ordersDesk } from './orders-desk.ts';
import { reportsDesk } from './reports-desk.ts';

type ComplianceCalls = Extract<keyof OfficeHandlers, `${string} Compliance/${string}`>;

export function complianceDesk(deps: OfficeDeps): Pick<OfficeHandlers, ComplianceCalls> {
  return {
    ...reportsDesk(deps),
    ...ordersDesk(deps),
    ...licencesDesk(deps),
    ...flagsDesk(deps),
    ...dormancyDesk(deps),
  };
}
