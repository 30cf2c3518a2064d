import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import type { Approvals } from '../modules/approvals/index.ts';
import type { Audit, NewEntry } from '../modules/audit/index.ts';
import type { Cases } from '../modules/cases/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { MailDoor } from '../modules/mail/index.ts';
import type { Messages } from '../modules/messages/index.ts';
import type { Profile } from '../modules/profile/index.ts';
import type { Staff, StaffDoor } from '../modules/staff/index.ts';
import type { RequestContext } from '../plumbing/http/answer.ts';

/** What the desks of the office work with. */
export interface OfficeDeps {
  pool: pg.Pool;
  staff: StaffDoor;
  audit: Audit;
  approvals: Approvals;
  cashier: Pick<
    Cashier,
    'waitingForOperator' | 'findWithdrawal' | 'approveWithdrawal' | 'rejectWithdrawal' | 'findClaim' | 'callerFactsOf'
  >;
  identity: Pick<Identity, 'userNamesOf' | 'searchPlayers' | 'languageOf' | 'registeredAtOf'>;
  profile: Pick<Profile, 'birthYearOf'>;
  cases: Cases;
  messages: Pick<Messages, 'reply' | 'write'>;
  mail: Pick<MailDoor, 'send'>;
  /** Above it, a pay-out needs a second person. */
  twoPersonPayoutMinor: Minor;
}

export type Signed = RequestContext & { staff: Staff };

/** The part of an entry of the audit that follows from the request. */
export function actorOf({
  staff,
  address,
  requestId,
}: Signed): Pick<NewEntry, 'memberId' | 'actor' | 'address' | 'requestId'> {
  return { memberId: staff.staffId, actor: staff.userName, address, requestId };
}
