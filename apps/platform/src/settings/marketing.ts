import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { z } from 'zod';

const quietPattern = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;
/** `price`, or `prefix=price` for the numbers of a network. */
const pricePattern = /^(?:(\d{3,7})=)?(\d{1,6}(?:\.\d{1,2})?)$/;

const major = z.string().refine((text) => minorFromMajor(text) !== undefined, 'must be an amount, such as 50000');

export const marketingVariables = {
  MARKETING_TWO_PERSON_SIZE: z.coerce.number().int().min(0).max(10_000_000).optional(),
  MARKETING_TWO_PERSON_COST: major.optional(),
  MARKETING_WEEK_MAX: z.coerce.number().int().min(1).max(100).default(3),
  MARKETING_QUIET_HOURS: z
    .string()
    .refine((text) => text === 'off' || quietPattern.test(text), 'must be hours such as 20:00-08:00, or off')
    .default('20:00-08:00'),
  SMS_PROMOTION_SENDER: z.string().min(3).max(11).default('HMT Offers'),
  SMS_PART_PRICES: z
    .string()
    .default('4')
    .transform((text, context) =>
      text.split(',').map((item): PartPrice => {
        const price = readPrice(item.trim());
        if (price) return price;
        context.issues.push({
          code: 'custom',
          message: 'must be a price for each part, such as 4,234803=3.50 (by the first digits of a number)',
          input: text,
        });
        return z.NEVER;
      }),
    ),
  SMS_HOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
};

export type MarketingVariables = z.output<z.ZodObject<typeof marketingVariables>>;

/** What one part of a text costs to numbers that begin so. */
export interface PartPrice {
  prefix: string;
  priceMinor: Minor;
}

/** Minutes of the day on the market's wall. The end may lie before the beginning: then the hours go over midnight. */
export interface QuietHours {
  fromMinute: number;
  toMinute: number;
}

export interface MarketingSettings {
  /** To more players than that, two people decide. */
  twoPersonSize: number;
  /** So do they on texts that cost more. */
  twoPersonCostMinor: Minor;
  /** So many offers reach a player in seven days. */
  weekMax: number;
  /** Undefined: there are none. */
  quietHours: QuietHours | undefined;
  partPrices: PartPrice[];
  /** What the gateway signs incoming texts with. Undefined: they cannot arrive, and no offers are sent by text. */
  hookSecret: string | undefined;
}

const sandboxTwoPersonSize = 2;
const liveTwoPersonSize = 10_000;
const sandboxTwoPersonCost = '20';
const liveTwoPersonCost = '50000';

export function marketingSettings(env: MarketingVariables, { live }: { live: boolean }): MarketingSettings {
  const cost = env.MARKETING_TWO_PERSON_COST ?? (live ? liveTwoPersonCost : sandboxTwoPersonCost);
  return {
    twoPersonSize: env.MARKETING_TWO_PERSON_SIZE ?? (live ? liveTwoPersonSize : sandboxTwoPersonSize),
    twoPersonCostMinor: minorFromMajor(cost) ?? 0n,
    weekMax: env.MARKETING_WEEK_MAX,
    quietHours: readQuietHours(env.MARKETING_QUIET_HOURS),
    partPrices: env.SMS_PART_PRICES,
    hookSecret: env.SMS_HOOK_SECRET ?? (live ? undefined : sandboxCredentials.sms.hookSecret),
  };
}

function readQuietHours(text: string): QuietHours | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = quietPattern.exec(text) ?? [];
  if (fromHour === undefined) return undefined;
  const minuteOf = (hour: string | undefined, minute: string | undefined) => Number(hour) * 60 + Number(minute);
  return { fromMinute: minuteOf(fromHour, fromMinute), toMinute: minuteOf(toHour, toMinute) };
}

function readPrice(item: string): PartPrice | undefined {
  const [, prefix = '', price = ''] = pricePattern.exec(item) ?? [];
  const priceMinor = minorFromMajor(price);
  return priceMinor === undefined ? undefined : { prefix, priceMinor };
}
