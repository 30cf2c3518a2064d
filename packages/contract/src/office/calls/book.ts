import { correctionCalls } from './book/corrections.ts';
import { exposureCalls } from './book/exposure.ts';
import { limitCalls } from './book/limits.ts';
import { referralCalls } from './book/referrals.ts';
import { ticketCalls } from './book/tickets.ts';
import { voidCalls } from './book/voids.ts';

export const bookCalls = {
  ...ticketCalls,
  ...exposureCalls,
  ...limitCalls,
  ...referralCalls,
  ...correctionCalls,
  ...voidCalls,
} as const;
