import { z } from 'zod';
import { message, nothing } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';
import { permissions, roleNames } from '../permissions.ts';

const role = z.enum(roleNames);
const permission = z.enum(permissions);

const self = z.strictObject({
  userName: z.string(),
  fullName: z.string(),
  roles: z.array(role),
  permissions: z.array(permission),
  endsAt: instant.meta({ description: 'The session ends then at the latest' }),
});

const member = z.strictObject({
  staffId: rowId,
  userName: z.string(),
  fullName: z.string(),
  roles: z.array(role),
  isDisabled: z.boolean(),
  lastSeenAt: instant.nullable(),
});

nameSchemas({ StaffSelf: self, StaffMember: member });

export const staffCalls = {
  'POST Staff/SignIn': officeCall({
    summary:
      'Opens a session. Password and code of the authenticator app are asked for together, and a refusal does not tell which was wrong',
    permission: 'none',
    callsPerMinuteMax: 30,
    isCostly: true,
    body: z.strictObject({
      userName: z.string().max(64),
      password: z.string().max(256),
      code: z.string().max(16),
    }),
    data: z.strictObject({ token: z.string(), staff: self }),
    failures: { INVALID_USERNAME_OR_PASSWORD: nothing, TOO_MANY_ATTEMPTS: nothing },
  }),
  'POST Staff/SignOut': officeCall({
    summary: 'Ends the session',
    permission: 'any',
    data: nothing,
    failures: {},
  }),
  'GET Staff/Me': officeCall({
    summary: 'Who is signed in, and what this person may do',
    permission: 'any',
    data: self,
    failures: {},
  }),
  'GET Staff/List': officeCall({
    summary: 'Everyone on the staff',
    permission: 'staff.read',
    data: z.array(member),
    failures: {},
  }),
  'POST Staff/Disable': officeCall({
    summary: 'Ends all sessions of a member of the staff, who cannot sign in any more. Not oneself',
    permission: 'staff.manage',
    body: z.strictObject({ staffId: rowId, reason: z.string().trim().min(1).max(500) }),
    data: nothing,
    failures: { RECORD_DOES_NOT_EXIST: nothing, OWN_REQUEST: message },
  }),
} as const;
