/** Where a mailing goes. */
export const mailingChannels = ['inbox', 'sms'] as const;
export type MailingChannel = (typeof mailingChannels)[number];

/** `asked`: waits for a second person. `stopped`: reached as many players as one person may write to. */
export const mailingStates = ['asked', 'refused', 'scheduled', 'sending', 'done', 'cancelled', 'stopped'] as const;
export type MailingState = (typeof mailingStates)[number];

/** Why a player of the segment gets nothing. */
export const exclusions = [
  'stopped',
  'opted-out',
  'marketing-off',
  'no-proven-number',
  'no-texts',
  'no-inbox-offers',
  'week-full',
] as const;
export type Exclusion = (typeof exclusions)[number];

export const mailingLanguages = ['en', 'sw', 'zh'] as const;
export type MailingLanguage = (typeof mailingLanguages)[number];

/** A player belongs to a segment who meets each of its conditions. */
export const conditionsMax = 10;
