import type { z } from 'zod';
import { approvalCalls } from './calls/approvals.ts';
import { auditCalls } from './calls/audit.ts';
import { bookCalls } from './calls/book.ts';
import { caseCalls } from './calls/cases.ts';
import { complianceCalls } from './calls/compliance.ts';
import { catalogueCalls } from './calls/content/catalogue.ts';
import { contentCalls } from './calls/content/content.ts';
import { dormancyCalls } from './calls/dormancy.ts';
import { homeCalls } from './calls/home.ts';
import { incidentCalls } from './calls/incidents.ts';
import { jackpotCalls } from './calls/jackpots.ts';
import { markerCalls } from './calls/markers.ts';
import { marketingCalls } from './calls/marketing.ts';
import { paymentCalls } from './calls/payments.ts';
import { playerFileCalls } from './calls/player-file.ts';
import { playerLimitCalls } from './calls/player-limits.ts';
import { playerCalls } from './calls/players.ts';
import { raceCalls } from './calls/races.ts';
import { regulatorCalls } from './calls/regulator.ts';
import { staffCalls } from './calls/staff.ts';
import { supplierCalls } from './calls/suppliers.ts';
import { switchCalls } from './calls/switches.ts';
import { taxCalls } from './calls/taxes.ts';
import { verificationCalls } from './calls/verification.ts';
import type { OfficeCallDefinition } from './office-call.ts';

/** Every call of the office, filed under its method and path. */
export const officeCalls = {
  ...approvalCalls,
  ...auditCalls,
  ...bookCalls,
  ...caseCalls,
  ...catalogueCalls,
  ...complianceCalls,
  ...contentCalls,
  ...dormancyCalls,
  ...homeCalls,
  ...incidentCalls,
  ...jackpotCalls,
  ...marketingCalls,
  ...markerCalls,
  ...paymentCalls,
  ...playerCalls,
  ...playerFileCalls,
  ...playerLimitCalls,
  ...raceCalls,
  ...regulatorCalls,
  ...staffCalls,
  ...supplierCalls,
  ...switchCalls,
  ...taxCalls,
  ...verificationCalls,
} as const satisfies Record<`${'GET' | 'POST'} ${string}`, OfficeCallDefinition>;

export type OfficeCalls = typeof officeCalls;
export type OfficeCallKey = keyof OfficeCalls;

type InputPart<Definition, Part extends 'query' | 'body'> = Definition extends { [part in Part]: infer Schema }
  ? { [part in Part]: z.input<Schema> }
  : unknown;

export type OfficeCallInput<Key extends OfficeCallKey> = InputPart<OfficeCalls[Key], 'query'> &
  InputPart<OfficeCalls[Key], 'body'>;

/** What a client receives on success. */
export type OfficeCallData<Key extends OfficeCallKey> = z.input<OfficeCalls[Key]['data']>;
