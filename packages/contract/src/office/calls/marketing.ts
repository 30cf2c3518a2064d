import { campaignCalls } from './marketing/campaigns.ts';
import { mailingCalls } from './marketing/mailings.ts';
import { segmentCalls } from './marketing/segments.ts';

/** Segments of players, what is sent to them, and through whom players come. */
export const marketingCalls = { ...segmentCalls, ...mailingCalls, ...campaignCalls } as const;
