import { approvalsDesk } from '../desks/approvals/index.ts';
import { auditDesk } from '../desks/audit/index.ts';
import { bookDesk } from '../desks/book/index.ts';
import { casesDesk } from '../desks/cases/index.ts';
import { complianceDesk } from '../desks/compliance/index.ts';
import { contentDesk } from '../desks/content/index.ts';
import { markersDesk } from '../desks/markers/index.ts';
import { marketingDesk } from '../desks/marketing/index.ts';
import { paymentsDesk } from '../desks/payments/index.ts';
import { playersDesk } from '../desks/players/index.ts';
import { regulatorDesk } from '../desks/regulator/index.ts';
import { staffDesk } from '../desks/staff/index.ts';
import { suppliersDesk } from '../desks/suppliers/index.ts';
import { taxesDesk } from '../desks/taxes/index.ts';
import { tradingDesk } from '../desks/trading/index.ts';
import { verificationDesk } from '../desks/verification/index.ts';
import type { Desk } from '../shared/desk.ts';
import { useMe } from '../shared/session/me.ts';

/** In the order of the menu. */
const desks: readonly Desk[] = [
  ...[paymentsDesk, approvalsDesk, casesDesk, playersDesk, verificationDesk],
  ...[tradingDesk, bookDesk, suppliersDesk, contentDesk, marketingDesk],
  ...[taxesDesk, complianceDesk, markersDesk, regulatorDesk, auditDesk, staffDesk],
];

/** The desks that this person's roles open. */
export function useDesks(): Desk[] {
  const { permissions } = useMe();
  return desks.filter(({ permission }) => permissions.includes(permission));
}
