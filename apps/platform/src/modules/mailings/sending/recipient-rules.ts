import type { Exclusion, MailingChannel } from '@harmattan/contract/office';

/** What decides on whether a player gets a mailing. */
export interface PlayerFacts {
  playerId: bigint;
  userName: string;
  language: string;
  isProven: boolean;
  wantsTexts: boolean;
  wantsInboxOffers: boolean;
  isMarketingOff: boolean;
  /** Turned marketing off on the own word. */
  hasOptedOut: boolean;
  /** Sign-in, deposits or play are off: an offer would tempt who may not or wants not to play. */
  isStopped: boolean;
  /** Offers of the last seven days. */
  offersInWeek: number;
}

/** Undefined: the player gets it. What is about the service itself goes to all whom it can reach. */
export function exclusionOf(
  facts: PlayerFacts,
  { channel, isService, weekMax }: { channel: MailingChannel; isService: boolean; weekMax: number },
): Exclusion | undefined {
  if (!isService) {
    if (facts.isStopped) return 'stopped';
    if (facts.hasOptedOut) return 'opted-out';
    if (facts.isMarketingOff) return 'marketing-off';
  }
  if (channel === 'sms' && !facts.isProven) return 'no-proven-number';
  if (isService) return undefined;
  if (channel === 'sms' && !facts.wantsTexts) return 'no-texts';
  if (channel === 'inbox' && !facts.wantsInboxOffers) return 'no-inbox-offers';
  return facts.offersInWeek >= weekMax ? 'week-full' : undefined;
}
