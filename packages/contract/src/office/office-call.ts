import type { CallShape } from '../call.ts';
import type { Permission } from './permissions.ts';

/** A call of the office. Its address is below `officePrefix`. */
export interface OfficeCallDefinition extends CallShape {
  /** `none`: without a session. `any`: every member of the staff who is signed in. */
  permission: Permission | 'none' | 'any';
  /** The answer shows personal data: each call is kept in the audit, with what it asked for. */
  readsPersonalData?: true;
}

/** Keeps the exact type of a definition; the key it is filed under is its method and path. */
export function officeCall<const Definition extends OfficeCallDefinition>(definition: Definition): Definition {
  return definition;
}
