import { z } from 'zod';
import { nameSchemas } from '../../names.ts';
import { instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const entry = z.strictObject({
  id: rowId,
  at: instant,
  actor: z.string(),
  action: z.string(),
  outcome: z.enum(['done', 'refused', 'read']),
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.json(),
  after: z.json(),
  address: z.string().nullable(),
});

nameSchemas({ AuditEntry: entry });

export const auditCalls = {
  'GET Audit/List': officeCall({
    summary: 'What the staff did and read, the newest first',
    permission: 'audit.read',
    query: z.strictObject({
      before: rowId.optional().meta({ description: 'Entries that are older than this one' }),
      actor: z.string().max(64).optional(),
      subject: z.string().max(100).optional(),
    }),
    data: z.array(entry),
    failures: {},
  }),
} as const;
