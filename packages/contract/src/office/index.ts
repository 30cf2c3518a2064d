export type { PaymentAction } from './calls/payments/payment-fields.ts';
export {
  type CaseCategory,
  type CasePriority,
  type CaseState,
  caseCategories,
  casePriorities,
  caseStates,
  type IdentityQuestion,
  identityQuestions,
} from './case-words.ts';
export {
  type DormantAge,
  dormantAges,
  dormantStates,
  licenceProducts,
  type PlayerFlag,
  playerFlags,
} from './compliance-words.ts';
export { type HarmAction, type HarmLetter, harmActions } from './harm-words.ts';
export {
  conditionsMax,
  type Exclusion,
  exclusions,
  type MailingChannel,
  type MailingLanguage,
  type MailingState,
  mailingLanguages,
} from './mailing-words.ts';
export type { OfficeCallDefinition } from './office-call.ts';
export {
  type OfficeCallData,
  type OfficeCallInput,
  type OfficeCallKey,
  type OfficeCalls,
  officeCalls,
} from './office-calls.ts';
export {
  type GivenRole,
  givenRoles,
  type Permission,
  permissionsOf,
  type Role,
  roleNames,
  takenPermissions,
} from './permissions.ts';
export type { SegmentCondition, SegmentPeriod } from './segment-conditions.ts';
