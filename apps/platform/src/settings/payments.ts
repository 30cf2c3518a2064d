import { marketRules } from '@harmattan/kernel/market-rules';
import type { MarketGateway } from '@harmattan/kernel/markets/market';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { z } from 'zod';

const gatewayUrl = z
  .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'must be a web address, or off' })])
  .optional();
const secret = z.string().optional();
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters, such as TZS')
  .optional();
const major = z.string().refine((text) => minorFromMajor(text) !== undefined, 'must be an amount, such as 50000');

const minutes = z.coerce
  .number()
  .int()
  .min(0)
  .max(7 * 24 * 60)
  .default(0);

const weekSeconds = 7 * 24 * 60 * 60;
/** Time enough to see Cancel order, which the page asks for every 7 seconds. */
const liveCancelWindowSeconds = marketRules.cancelWindowSeconds;
const sandboxCancelWindowSeconds = 30;

const days = z.coerce.number().int().min(1).max(36_500);
const yearMinutes = 365 * 24 * 60;
const liveNameChangeMinutes = 30 * 24 * 60;
/** Who tries the sandbox may correct a name and go on. */
const sandboxNameChangeMinutes = 1;

/** The encryption key of a card is its cipher's, so its length is given. */
const encryptionKey = z
  .string()
  .refine((text) => Buffer.byteLength(text) === 24, 'must have 24 characters')
  .optional();

export const paymentVariables = {
  KUDIPAL_URL: gatewayUrl,
  KUDIPAL_SECRET_KEY: secret,
  KUDIPAL_ENCRYPTION_KEY: encryptionKey,
  KUDIPAL_HOOK_SECRET: secret,
  SELCOM_URL: gatewayUrl,
  SELCOM_API_KEY: secret,
  SELCOM_API_SECRET: secret,
  SELCOM_VENDOR: secret,
  SELCOM_PIN: secret,
  SELCOM_C2B_TOKEN: secret,
  SELCOM_CURRENCY: currency,
  FASTHUB_URL: gatewayUrl,
  FASTHUB_API_KEY: secret,
  FASTHUB_API_SECRET: secret,
  FASTHUB_VENDOR: secret,
  FASTHUB_PIN: secret,
  FASTHUB_C2B_TOKEN: secret,
  FASTHUB_CURRENCY: currency,
  CARD_TRIES_OF_PLAYER: z.coerce.number().int().min(1).default(10),
  CARD_TRIES_ON_CARD: z.coerce.number().int().min(1).optional(),
  CARD_REFUSALS_ALARM: z.coerce.number().int().min(1).max(1_000_000).default(100),
  WITHDRAWAL_AUTO_APPROVE_MAX: major.default('50000'),
  WITHDRAWAL_AUTO_APPROVE_DAY_MAX: major.default('200000'),
  WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: z.coerce.number().int().min(0).default(10),
  WITHDRAWAL_NAME_TOLERANCE: z.coerce.number().int().min(0).max(2).default(1),
  WITHDRAWAL_NAME_CHANGE_MINUTES: z.coerce.number().int().min(0).max(yearMinutes).optional(),
  WITHDRAWAL_CANCEL_WINDOW_SECONDS: z.coerce.number().int().min(0).max(weekSeconds).optional(),
  DEPOSIT_TEXTS: z.enum(['on', 'off']).default('off'),
  WITHDRAWAL_CANCELLING: z.enum(['on', 'off']).default('on'),
  WITHDRAWAL_NEW_DESTINATION_MINUTES: minutes,
  WITHDRAWAL_NEW_DEVICE_MAX: major.default('20000'),
  WITHDRAWAL_NEW_DEVICE_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(yearMinutes)
    .default(24 * 60),
  HOOK_BODY_DAYS: days.default(90),
  PAYOUT_ACCOUNT_DAYS: days.default(marketRules.payoutAccountDays),
  WITHDRAWAL_NEW_DEVICE_WAIT_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(7 * 24 * 60)
    .optional(),
};

const liveNewDeviceWaitMinutes = 24 * 60;
const sandboxNewDeviceWaitMinutes = 1;

const liveTriesOnCard = 20;
/** All players of the sandbox share its few test cards. */
const sandboxTriesOnCard = 10_000;

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentVariables>>;

interface MobileMoney {
  url: string;
  apiKey: string;
  apiSecret: string;
  vendor: string;
  pin: string;
  /** What the gateway proves itself with when it calls us. */
  c2bToken: string;
  /** Undefined: the brand's. */
  currency: string | undefined;
}

/** A gateway that is switched off is undefined, and none of its methods is offered. */
export interface PaymentSettings {
  kudipal: { url: string; secretKey: string; encryptionKey: string; hookSecret: string; currency: string } | undefined;
  selcom: MobileMoney | undefined;
  fasthub: MobileMoney | undefined;
  /** How often a player tries a card in an hour, a card is tried in a day, and cards of all players are refused in ten minutes. */
  cardLimits: { ofPlayerMax: number; onCardMax: number; refusedAlarm: number };
  /** Up to where a withdrawal goes out without an operator's word. A day is the last 24 hours. */
  approvalLimits: { singleMaxMinor: Minor; dayMaxMinor: Minor; dayCountMax: number };
  /** How many small differences a holder's name may have, and for how long a changed name vouches for nothing. */
  nameRules: { tolerance: number; changeSeconds: number };
  /** Whether a deposit that has arrived is told by a text. */
  textsDeposits: boolean;
  /** Whether a player may cancel a withdrawal that is not sent yet. */
  canPlayersCancel: boolean;
  /** How long a withdrawal is held back before it is sent; 0: not at all. */
  sendWaits: { cancelWindowSeconds: number; newDestinationSeconds: number };
  /** Above this amount, a withdrawal to a new bank account from a device that is new for `youngSeconds` is held back. */
  newDevice: { aboveMinor: Minor; youngSeconds: number; waitSeconds: number };
  /** How long what gateways wrote, and whole account numbers, are kept after a payment came to rest. */
  retention: { hookBodyDays: number; payoutAccountDays: number };
}

const kudipalCurrency = 'NGN';
const mobileMoneyCurrency = 'TZS';

/** A gateway that the market has no use for is switched off, whatever else is set. */
const isOff = (url: string | undefined, gateway: MarketGateway) =>
  url === 'off' || !marketRules.gateways.includes(gateway);

export function paymentSettings(
  env: PaymentEnvironment,
  { standInUrl, live }: { standInUrl: string; live: boolean },
): PaymentSettings {
  const urlOf = (given: string | undefined, path: string) => (given ?? `${standInUrl}${path}`).replace(/\/$/, '');
  const currencyOf = (given: string | undefined) => given ?? (live ? mobileMoneyCurrency : undefined);
  const { kudipal, selcom, fasthub } = sandboxCredentials;
  const canPlayersCancel = marketRules.allowsCancelling && env.WITHDRAWAL_CANCELLING === 'on';

  function mobileMoney(
    name: 'SELCOM' | 'FASTHUB',
    sandbox: Omit<MobileMoney, 'url' | 'currency'>,
  ): MobileMoney | undefined {
    const url = env[`${name}_URL`];
    if (isOff(url, name === 'SELCOM' ? 'selcom' : 'fasthub')) return undefined;
    return {
      url: urlOf(url, `/${name.toLowerCase()}`),
      apiKey: env[`${name}_API_KEY`] ?? sandbox.apiKey,
      apiSecret: env[`${name}_API_SECRET`] ?? sandbox.apiSecret,
      vendor: env[`${name}_VENDOR`] ?? sandbox.vendor,
      pin: env[`${name}_PIN`] ?? sandbox.pin,
      c2bToken: env[`${name}_C2B_TOKEN`] ?? sandbox.c2bToken,
      currency: currencyOf(env[`${name}_CURRENCY`]),
    };
  }

  return {
    kudipal: isOff(env.KUDIPAL_URL, 'kudipal')
      ? undefined
      : {
          url: urlOf(env.KUDIPAL_URL, '/kudipal'),
          secretKey: env.KUDIPAL_SECRET_KEY ?? kudipal.secretKey,
          encryptionKey: env.KUDIPAL_ENCRYPTION_KEY ?? kudipal.encryptionKey,
          hookSecret: env.KUDIPAL_HOOK_SECRET ?? kudipal.hookSecret,
          currency: kudipalCurrency,
        },
    selcom: mobileMoney('SELCOM', selcom),
    fasthub: mobileMoney('FASTHUB', fasthub),
    cardLimits: {
      ofPlayerMax: env.CARD_TRIES_OF_PLAYER,
      onCardMax: env.CARD_TRIES_ON_CARD ?? (live ? liveTriesOnCard : sandboxTriesOnCard),
      refusedAlarm: env.CARD_REFUSALS_ALARM,
    },
    approvalLimits: {
      singleMaxMinor: minorFromMajor(env.WITHDRAWAL_AUTO_APPROVE_MAX) ?? 0n,
      dayMaxMinor: minorFromMajor(env.WITHDRAWAL_AUTO_APPROVE_DAY_MAX) ?? 0n,
      dayCountMax: env.WITHDRAWAL_AUTO_APPROVE_DAY_COUNT,
    },
    nameRules: {
      tolerance: env.WITHDRAWAL_NAME_TOLERANCE,
      changeSeconds:
        60 * (env.WITHDRAWAL_NAME_CHANGE_MINUTES ?? (live ? liveNameChangeMinutes : sandboxNameChangeMinutes)),
    },
    textsDeposits: env.DEPOSIT_TEXTS === 'on',
    canPlayersCancel,
    sendWaits: {
      cancelWindowSeconds: canPlayersCancel ? cancelWindowSeconds(env, live) : 0,
      newDestinationSeconds: env.WITHDRAWAL_NEW_DESTINATION_MINUTES * 60,
    },
    newDevice: {
      aboveMinor: minorFromMajor(env.WITHDRAWAL_NEW_DEVICE_MAX) ?? 0n,
      youngSeconds: env.WITHDRAWAL_NEW_DEVICE_MINUTES * 60,
      waitSeconds:
        60 *
        (env.WITHDRAWAL_NEW_DEVICE_WAIT_MINUTES ?? (live ? liveNewDeviceWaitMinutes : sandboxNewDeviceWaitMinutes)),
    },
    retention: { hookBodyDays: env.HOOK_BODY_DAYS, payoutAccountDays: env.PAYOUT_ACCOUNT_DAYS },
  };
}

function cancelWindowSeconds(env: PaymentEnvironment, live: boolean): number {
  return env.WITHDRAWAL_CANCEL_WINDOW_SECONDS ?? (live ? liveCancelWindowSeconds : sandboxCancelWindowSeconds);
}

const needed = {
  KUDIPAL: ['SECRET_KEY', 'ENCRYPTION_KEY', 'HOOK_SECRET'],
  SELCOM: ['API_KEY', 'API_SECRET', 'VENDOR', 'PIN', 'C2B_TOKEN'],
  FASTHUB: ['API_KEY', 'API_SECRET', 'VENDOR', 'PIN', 'C2B_TOKEN'],
} as const;

/** What a gateway gave out, but for the public name of the operator there. */
export const paymentSecrets = Object.entries(needed).flatMap(([gateway, names]) =>
  names.filter((name) => name !== 'VENDOR').map((name) => `${gateway}_${name}`),
);

/** A caller who guessed one of these could forge a gateway's messages about money. */
const provesSender = new Set<string>(['HOOK_SECRET', 'C2B_TOKEN']);
const senderSecretLengthMin = 16;

/** What keeps the gateways from moving real money. The sandbox's credentials are public, so they do not count. */
export function livePaymentProblems(env: PaymentEnvironment): string[] {
  const values = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const published = new Set<string>(Object.values(sandboxCredentials).flatMap((given) => Object.values(given)));
  published.delete(sandboxCredentials.selcom.vendor);
  return Object.entries(needed).flatMap(([gateway, names]) => {
    const url = values[`${gateway}_URL`];
    if (isOff(url, gateway.toLowerCase() as MarketGateway)) return [];
    return [
      ...(url === undefined ? [`${gateway}_URL: not set (the gateway's https:// address, or off)`] : []),
      ...(url && /^http:/i.test(url) ? [`${gateway}_URL: must start with https:// in live mode`] : []),
      ...names.flatMap((name) => {
        const value = values[`${gateway}_${name}`];
        if (value === undefined) return [`${gateway}_${name}: not set (from the gateway, or ${gateway}_URL=off)`];
        if (published.has(value)) return [`${gateway}_${name}: is the sandbox's, which everybody knows`];
        const isGuessable = provesSender.has(name) && value.length < senderSecretLengthMin;
        return isGuessable ? [`${gateway}_${name}: must have at least ${senderSecretLengthMin} characters`] : [];
      }),
    ];
  });
}

/** A player has one currency, the brand's: money of another one cannot be credited as it is. */
export function currencyProblems(settings: PaymentSettings, brandCurrency: string): string[] {
  return (['kudipal', 'selcom', 'fasthub'] as const).flatMap((name) => {
    const { currency = brandCurrency } = settings[name] ?? {};
    return currency === brandCurrency
      ? []
      : [
          `${name.toUpperCase()}_URL: must be off, since it moves ${currency} and the brand's currency is ${brandCurrency}`,
        ];
  });
}
