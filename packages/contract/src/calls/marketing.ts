import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../fields.ts';

const shortText = z.string().max(200);

export const marketingCalls = {
  'POST Marketing/RegisterCampaignClick': call({
    summary: 'Records that somebody came through a campaign',
    caller: 'anyone',
    callsPerMinuteMax: 60,
    query: z.strictObject({
      refcode: shortText.min(1),
      host: z.string().max(300).optional(),
      controllerName: shortText.optional(),
      actionName: shortText.optional(),
      isFirst: z.enum(['0', '1']).meta({ description: '1 when the visitor had a refcode cookie already' }),
    }),
    data: nothing,
    failures: {},
  }),
};
