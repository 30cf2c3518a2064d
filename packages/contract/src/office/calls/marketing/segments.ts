import { z } from 'zod';
import { message, uuid } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { segmentConditions } from '../../segment-conditions.ts';

const segment = z.strictObject({
  id: uuid,
  version: z.number().int(),
  name: z.string(),
  conditions: segmentConditions,
  savedBy: z.string(),
  savedAt: instant,
  actions: z.array(z.enum(['save'])),
});

nameSchemas({ Segment: segment });

export const segmentCalls = {
  'GET Marketing/Segments': officeCall({
    summary: 'Segments of players, each in its newest version, by name',
    permission: 'marketing.read',
    data: z.strictObject({ segments: z.array(segment), actions: z.array(z.enum(['save'])) }),
    failures: {},
  }),
  'POST Marketing/SaveSegment': officeCall({
    summary: 'Saves a segment as a new version. What was sent keeps the version that it was sent to',
    permission: 'marketing.send',
    body: z.strictObject({
      id: uuid.meta({ description: 'Chosen by the page for a new one' }),
      version: z
        .number()
        .int()
        .min(0)
        .max(1_000_000)
        .meta({ description: 'The one it was made from; 0 for a new one' }),
      name: z.string().trim().min(1).max(80),
      conditions: segmentConditions,
    }),
    data: segment,
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
} as const;
