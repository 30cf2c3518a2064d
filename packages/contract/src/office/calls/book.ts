import { correctionCalls } from './book/corrections.ts';
import { exposureCalls } from './book/exposure.ts';
import { limitCalls } from './book/limits.ts';
import { referralCalls } from './book/referrals.ts';
import { ticketCalls } from './book/tickets.ts';

export const bookCalls = {
  ...ticketCalls,
  ...exposureCalls,
  ...limitCalls,
  ...referralCalls,
  ...correctionCalls,
} as const;
