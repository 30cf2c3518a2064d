import { z } from 'zod';
import { major, message, signedMajor } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';

const count = z.number().int().min(0);
const line = z.string().trim().min(1).max(80);

const figures = z.strictObject({
  refcode: z.string(),
  clicks: count,
  firstClicks: count.meta({ description: 'Of visitors without a refcode' }),
  registrations: count,
  depositors: count.meta({ description: 'Players whose first deposit fell into the period' }),
  deposits: count,
  deposited: major,
  revenue: signedMajor.meta({ description: 'Stakes less wins; below zero where the players won more' }),
});

const campaign = z.strictObject({
  refcode: z.string(),
  version: z.number().int(),
  name: z.string(),
  partner: z.string(),
  landingPath: z.string(),
  link: z.string(),
  savedBy: z.string(),
  savedAt: instant,
  actions: z.array(z.enum(['save'])),
});

nameSchemas({ CampaignFigures: figures, Campaign: campaign });

export const campaignCalls = {
  'GET Marketing/Campaigns': officeCall({
    summary: 'Partner links, and what each refcode brought in a period',
    permission: 'marketing.read',
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
    data: z.strictObject({
      campaigns: z.array(campaign),
      figures: z.array(figures),
      actions: z.array(z.enum(['save'])),
    }),
    failures: { INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Marketing/SaveCampaign': officeCall({
    summary: 'Makes a partner link, or changes its name, partner or landing page. No money is moved by it',
    permission: 'marketing.send',
    body: z.strictObject({
      refcode: z.string().trim().min(1).max(60),
      version: z
        .number()
        .int()
        .min(0)
        .max(1_000_000)
        .meta({ description: 'The one it was made from; 0 for a new one' }),
      name: line,
      partner: line,
      landingPath: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .meta({ description: 'A path of this site', example: '/Promotions' }),
    }),
    data: campaign,
    failures: { RECORD_HAS_MOVED_ON: message, INCORRECT_PARAMETER_VALUE: message },
  }),
} as const;
