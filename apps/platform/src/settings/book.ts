import type { Minor } from '@harmattan/kernel/money';
import { minorFromMajor } from '@harmattan/kernel/money';
import { sandboxOperatorSecret } from '@harmattan/wires/book-operator/signature';
import { z } from 'zod';

export const bookVariables = {
  BOOK_OPERATOR_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'must be a web address, or off' })])
    .optional(),
  BOOK_OPERATOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  BOOK_EXPOSURE_ALARM: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount with at most two decimals')
    .optional(),
};

export type BookVariables = z.output<z.ZodObject<typeof bookVariables>>;

export interface BookSettings {
  /** Undefined: no sportsbook offers calls to this operator. */
  operator: { url: string; secret: string } | undefined;
  /** A booking code with a larger liability waits for the operator. */
  alarmMinor: Minor;
}

const defaultAlarm = '200000000';

export function bookSettings(
  env: BookVariables,
  { sportsbookUrl, live }: { sportsbookUrl: string; live: boolean },
): BookSettings {
  const url = env.BOOK_OPERATOR_URL ?? (live ? 'off' : `${sportsbookUrl}/operator`);
  const secret = env.BOOK_OPERATOR_SECRET ?? sandboxOperatorSecret;
  return {
    operator: url === 'off' ? undefined : { url: url.replace(/\/$/, ''), secret },
    alarmMinor: minorFromMajor(env.BOOK_EXPOSURE_ALARM ?? defaultAlarm) ?? 0n,
  };
}

/** What keeps the operator's calls to a book from being real ones. */
export function liveBookProblems({ BOOK_OPERATOR_URL: url, BOOK_OPERATOR_SECRET: secret }: BookVariables): string[] {
  if (url === undefined || url === 'off') return [];
  return [
    ...(/^http:/i.test(url) ? ['BOOK_OPERATOR_URL: must start with https:// in live mode'] : []),
    ...(secret === undefined || secret === sandboxOperatorSecret
      ? ['BOOK_OPERATOR_SECRET: not set (what calls to the book are signed with)']
      : []),
  ];
}
