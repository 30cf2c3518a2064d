import { z } from 'zod';

const settingsSchema = z.object({
  GATEWAYS_PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.string().min(1),
  /** Who may show the phone in a frame. */
  SITE_URL: z.url({ protocol: /^https?$/ }),
  SMS_API_KEY: z.string().min(1).default('sandbox'),
  TEST_CLOCK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export interface Settings {
  port: number;
  databaseUrl: string;
  siteOrigin: string;
  /** What a customer of the SMS gateway must know to send. */
  smsApiKey: string;
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
    smsApiKey: parsed.SMS_API_KEY,
    testClock: parsed.TEST_CLOCK === 'on',
    logLevel: parsed.LOG_LEVEL,
  };
}
