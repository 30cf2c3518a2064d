import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { z } from 'zod';

const { sms, register, kudipal, selcom, fasthub, youverify } = sandboxCredentials;
const secret = z.string().min(1);

const settingsSchema = z.object({
  GATEWAYS_PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.string().min(1),
  /** Who may show the phone in a frame. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  /** Where the platform takes web hooks, if not where the site is. */
  PLATFORM_HOOKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_API_KEY: z.string().min(1).default('sandbox'),
  SMS_HOOK_SECRET: secret.default(sms.hookSecret),
  REGISTER_API_KEY: secret.default(register.apiKey),
  REGISTER_HOOK_SECRET: secret.default(register.hookSecret),
  // The platform reads the same ones, so that one change reaches both ends.
  KUDIPAL_SECRET_KEY: secret.default(kudipal.secretKey),
  KUDIPAL_ENCRYPTION_KEY: secret.length(24).default(kudipal.encryptionKey),
  KUDIPAL_HOOK_SECRET: secret.default(kudipal.hookSecret),
  SELCOM_API_KEY: secret.default(selcom.apiKey),
  SELCOM_API_SECRET: secret.default(selcom.apiSecret),
  SELCOM_VENDOR: secret.default(selcom.vendor),
  SELCOM_PIN: secret.default(selcom.pin),
  SELCOM_C2B_TOKEN: secret.default(selcom.c2bToken),
  FASTHUB_API_KEY: secret.default(fasthub.apiKey),
  FASTHUB_API_SECRET: secret.default(fasthub.apiSecret),
  FASTHUB_VENDOR: secret.default(fasthub.vendor),
  FASTHUB_PIN: secret.default(fasthub.pin),
  FASTHUB_C2B_TOKEN: secret.default(fasthub.c2bToken),
  VERIFICATION_TOKEN: secret.default(youverify.token),
  TEST_CLOCK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

interface MobileCredentials {
  apiKey: string;
  apiSecret: string;
  vendor: string;
  pin: string;
  c2bToken: string;
}

export interface Settings {
  port: number;
  databaseUrl: string;
  siteOrigin: string;
  /** Where web hooks go, without a slash at the end. */
  platformUrl: string;
  /** What a customer of the SMS gateway must know to send. */
  smsApiKey: string;
  /** What texts of a phone are signed with. */
  smsHookSecret: string;
  /** Of the exclusion register. */
  register: { apiKey: string; hookSecret: string };
  kudipal: { secretKey: string; encryptionKey: string; hookSecret: string };
  selcom: MobileCredentials;
  fasthub: MobileCredentials;
  /** What a customer of the register must know. */
  youverifyToken: string;
  testClock: boolean;
  logLevel: z.output<typeof settingsSchema>['LOG_LEVEL'];
}

/** The launcher sets them all; a setting that is empty counts as not set. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.parse(given);
  return {
    port: parsed.GATEWAYS_PORT,
    databaseUrl: parsed.DATABASE_URL,
    siteOrigin: new URL(parsed.SITE_URL).origin,
    platformUrl: (parsed.PLATFORM_HOOKS_URL ?? parsed.SITE_URL).replace(/\/+$/, ''),
    smsApiKey: parsed.SMS_API_KEY,
    smsHookSecret: parsed.SMS_HOOK_SECRET,
    register: { apiKey: parsed.REGISTER_API_KEY, hookSecret: parsed.REGISTER_HOOK_SECRET },
    kudipal: {
      secretKey: parsed.KUDIPAL_SECRET_KEY,
      encryptionKey: parsed.KUDIPAL_ENCRYPTION_KEY,
      hookSecret: parsed.KUDIPAL_HOOK_SECRET,
    },
    selcom: {
      apiKey: parsed.SELCOM_API_KEY,
      apiSecret: parsed.SELCOM_API_SECRET,
      vendor: parsed.SELCOM_VENDOR,
      pin: parsed.SELCOM_PIN,
      c2bToken: parsed.SELCOM_C2B_TOKEN,
    },
    fasthub: {
      apiKey: parsed.FASTHUB_API_KEY,
      apiSecret: parsed.FASTHUB_API_SECRET,
      vendor: parsed.FASTHUB_VENDOR,
      pin: parsed.FASTHUB_PIN,
      c2bToken: parsed.FASTHUB_C2B_TOKEN,
    },
    youverifyToken: parsed.VERIFICATION_TOKEN,
    testClock: parsed.TEST_CLOCK === 'on',
    logLevel: parsed.LOG_LEVEL,
  };
}
