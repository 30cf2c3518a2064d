import { z } from 'zod';
import { message } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const kind = z
  .enum(['method', 'bank', 'withdrawals', 'supplier', 'product'])
  .meta({ description: '`withdrawals`: all of them. The subject is `all` then' });
const subject = z
  .string()
  .regex(/^[\w:.-]{1,60}$/, 'must be one of the choices')
  .meta({ description: 'As `KudipalCard`, `kudipal:058`, `vivo` or `live`' });

const incident = z.strictObject({
  id: z.uuid(),
  kind,
  subject,
  name: z.string().meta({ description: 'Of the subject, in words' }),
  reason: z.string(),
  banner: z.string().nullable().meta({ description: 'What players read; null: a text of the kind' }),
  until: instant,
  by: z.string(),
  since: instant,
  waiting: z.int().meta({ description: 'Pay-outs that wait for its end' }),
  actions: z.array(z.enum(['end'])),
});

const past = z.strictObject({
  ...incident.omit({ waiting: true, actions: true }).shape,
  endedAt: instant,
  endedBy: z.string().meta({ description: '`expiry` where its time was over' }),
  endReason: z.string(),
});

const choice = z.strictObject({ kind, subject, name: z.string() });

const incidents = z.strictObject({
  on: z.array(incident),
  past: z.array(past).meta({ description: 'The last ones, the newest first' }),
  choices: z.array(choice).meta({ description: 'What this person may switch off now' }),
});

nameSchemas({ Incident: incident, PastIncident: past, IncidentChoice: choice, Incidents: incidents });

export const incidentCalls = {
  'GET Incidents/List': officeCall({
    summary: 'What is switched off for everyone, what was lately, and what can be',
    permission: 'incidents.read',
    data: incidents,
    failures: {},
  }),
  'POST Incidents/Begin': officeCall({
    summary:
      'Switches a method, a bank, a supplier, a product or all withdrawals off for everyone until a time. What is under way goes on; approved pay-outs wait',
    permission: 'incidents.set',
    body: z.strictObject({
      kind,
      subject,
      reason: comment,
      until: instant.meta({ description: 'It is over then by itself. At most 31 days from now' }),
      banner: z
        .string()
        .trim()
        .max(200)
        .regex(/^\P{Cc}*$/u, 'has a control character')
        .nullish()
        .meta({ description: 'What players read about it' }),
    }),
    data: incident,
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message, INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Incidents/End': officeCall({
    summary: 'Ends an incident before its time. Pay-outs that waited for it are sent, the oldest first',
    permission: 'incidents.set',
    body: z.strictObject({ id: z.uuid(), reason: comment }),
    data: message,
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message },
  }),
} as const;
