import { readFileSync } from 'node:fs';
import { type Market, market } from '@harmattan/kernel/market';
import { z } from 'zod';
import { SettingsError } from './index.ts';

const webAddress = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

const brandSchema = z.strictObject({
  name: z.string().min(1),
  /** A sample brand says so in its footer and cannot go live. */
  isSample: z.boolean(),
  legalName: z.string().min(1),
  /** Countries from which the site may be used inside an app's web view. */
  webViewCountries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  licences: z.array(z.string().min(1)),
  social: z.array(z.strictObject({ name: z.string().min(1), url: webAddress })),
  supportEmail: z.email(),
  complaintsEmail: z.email(),
  /** Where the contact form goes for these departments; support's, unless there is one of their own. */
  affiliatesEmail: z.email().optional(),
  marketingEmail: z.email().optional(),
  supportPhone: z.string().min(1),
  responsibleGamblingUrl: webAddress.nullable(),
  chatUrl: webAddress.nullable(),
  storeUrl: webAddress.nullable(),
});

export interface Brand extends z.output<typeof brandSchema>, Pick<Market, 'country' | 'currency'> {
  /** Such as `+234`. */
  countryPrefix: string;
}

/** The operator's face: what is a matter of who runs the site rather than of how it works, and what the market decides. */
export function readBrand(options: { file: string; mode: 'sandbox' | 'live' }): Brand {
  const parsed = brandSchema.safeParse(readJson(options.file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
    throw new SettingsError(problems.map((problem) => `BRAND_FILE (${options.file}): ${problem}`));
  }
  if (options.mode === 'live' && parsed.data.isSample) {
    throw new SettingsError([`BRAND_FILE (${options.file}): isSample must be false in live mode`]);
  }
  const { country, currency, phonePrefix } = market;
  return { ...parsed.data, country, currency, countryPrefix: `+${phonePrefix}` };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError([`BRAND_FILE (${file}): cannot be read: ${(error as Error).message}`]);
  }
}
