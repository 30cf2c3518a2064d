import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const onOff = z.enum(['on', 'off']);
const list = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().min(1)));
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as NG');

/** Every environment variable that the product reads, with its default in the sandbox. docs/settings.md lists them. */
export const environmentSchema = z.object({
  MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  DEMO: onOff.optional(),
  TEST_CLOCK: onOff.default('off'),
  HOST: z.string().default('localhost'),
  PORT: port.default(3000),
  ARCADE_PORT: port.optional(),
  SPORTSBOOK_PORT: port.optional(),
  GATEWAYS_PORT: port.optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  BRAND_FILE: z.string().default('brand/sample.json'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_MIGRATE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS_MAX: z.coerce.number().int().min(1).max(1_000).default(10),
  SUPPLIER_ORIGINS: list
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'must be a list of https:// origins' })))
    .default([]),
  TRUSTED_PROXIES: list.default([]),
  COUNTRY_HEADER: z.string().optional(),
  LOCAL_COUNTRY: countryCode.default('NG'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REQUESTS_PER_MINUTE_MAX: z.coerce.number().int().min(1).default(600),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export type Environment = z.output<typeof environmentSchema>;
