import { z } from 'zod';
import { message, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';
import { givenRoles, permissions, roleNames, takenPermissions } from '../permissions.ts';

const role = z.enum(roleNames);
const permission = z.enum(permissions);

const roles = z.array(z.enum(givenRoles)).min(1).max(givenRoles.length);

const breakGlass = z.strictObject({
  ...{ id: uuid, permissions: z.array(permission), reason: z.string(), endsAt: instant },
});

const self = z.strictObject({
  userName: z.string(),
  fullName: z.string(),
  roles: z.array(role),
  permissions: z.array(permission),
  breakGlass: breakGlass.nullable().meta({ description: 'What was taken beyond the roles, for now' }),
  endsAt: instant.meta({ description: 'The session ends then at the latest' }),
});

const member = z.strictObject({
  staffId: rowId,
  userName: z.string(),
  fullName: z.string(),
  roles: z.array(role),
  isDisabled: z.boolean(),
  lastSeenAt: instant.nullable(),
  sessions: z.int().meta({ description: 'Open ones' }),
  waiting: z
    .array(z.string())
    .meta({ description: 'Kinds of requests about the member that wait for a second person' }),
  actions: z.array(z.enum(['setRoles', 'newAuthenticator', 'endSessions', 'disable', 'enable'])),
});

const lasting = z.strictObject({
  ...breakGlass.shape,
  ...{ userName: z.string(), fullName: z.string(), since: instant },
  actions: z.array(z.enum(['end'])),
});

const waits = z.strictObject({ approvalId: uuid });
const asked = { RECORD_DOES_NOT_EXIST: nothing, RECORD_HAS_MOVED_ON: message, OWN_REQUEST: message };

nameSchemas({ StaffSelf: self, StaffMember: member, StaffBreakGlass: lasting });

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
    failures: { RECORD_DOES_NOT_EXIST: nothing, OWN_REQUEST: message, LAST_OWNER: message },
  }),
  'POST Staff/AskOpen': officeCall({
    summary:
      'Asks for an account of a new member. The maker is told its first password, the approver the secret of its authenticator app: neither can sign in alone',
    permission: 'staff.manage',
    isCostly: true,
    body: z.strictObject({
      userName: z.string().regex(/^[a-z][a-z0-9._-]{1,31}$/),
      fullName: z
        .string()
        .trim()
        .min(1)
        .max(80)
        .regex(/^\P{Cc}*$/u, 'has a control character'),
      ...{ roles, comment },
    }),
    data: z.strictObject({ ...waits.shape, password: z.string() }),
    failures: { ...asked, NAME_IS_TAKEN: message },
  }),
  'POST Staff/AskRoles': officeCall({
    summary: 'Asks for other roles of a member. With the second person’s yes the sessions of the member end',
    permission: 'staff.manage',
    body: z.strictObject({ staffId: rowId, roles, comment }),
    data: waits,
    failures: { ...asked, LAST_OWNER: message },
  }),
  'POST Staff/AskAuthenticator': officeCall({
    summary: 'Asks for a new authenticator app of a member. The approver is told its secret',
    permission: 'staff.manage',
    body: z.strictObject({ staffId: rowId, comment }),
    data: waits,
    failures: asked,
  }),
  'POST Staff/AskEnable': officeCall({
    summary: 'Asks that a disabled member may sign in again',
    permission: 'staff.manage',
    body: z.strictObject({ staffId: rowId, comment }),
    data: waits,
    failures: asked,
  }),
  'POST Staff/EndSessions': officeCall({
    summary: 'Ends all sessions of a member, who can sign in again',
    permission: 'staff.manage',
    body: z.strictObject({ staffId: rowId, reason: comment }),
    data: z.strictObject({ ended: z.int() }),
    failures: { RECORD_DOES_NOT_EXIST: nothing },
  }),
  'GET Staff/BreakGlass': officeCall({
    summary: 'Who has taken permissions beyond the own roles, and until when',
    permission: 'staff.read',
    data: z.array(lasting),
    failures: {},
  }),
  'POST Staff/BreakGlass': officeCall({
    summary:
      'Takes permissions beyond the own roles, for an hour at most. It takes effect at once, raises an alarm, and everyone who runs the staff sees it',
    permission: 'staff.break-glass',
    body: z.strictObject({
      permissions: z.array(z.enum(takenPermissions)).min(1).max(takenPermissions.length),
      minutes: z.int().min(1).max(60),
      reason: comment,
    }),
    data: z.strictObject({ id: uuid, endsAt: instant }),
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
  'POST Staff/EndBreakGlass': officeCall({
    summary: 'Ends what was taken: one’s own, or with `staff.manage` that of anyone',
    permission: 'any',
    body: z.strictObject({ id: uuid }),
    data: nothing,
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
} as const;
