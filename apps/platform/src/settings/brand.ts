import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SettingsError } from './index.ts';

const webAddress = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

const brandSchema = z.strictObject({
  name: z.string().min(1),
  /** A sample brand says so in its footer and cannot go live. */
  isSample: z.boolean(),
  legalName: z.string().min(1),
  /** ISO 3166: where the players live. */
  country: z.string().regex(/^[A-Z]{2}$/),
  countryPrefix: z.string().regex(/^\+\d{1,3}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
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

export type Brand = z.output<typeof brandSchema>;

/** The operator's face: everything about the site that is a matter of who runs it rather than of how it works. */
export function readBrand(options: { file: string; mode: 'sandbox' | 'live' }): Brand {
  const parsed = brandSchema.safeParse(readJson(options.file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
    throw new SettingsError(problems.map((problem) => `BRAND_FILE (${options.file}): ${problem}`));
  }
  if (options.mode === 'live' && parsed.data.isSample) {
    throw new SettingsError([`BRAND_FILE (${options.file}): isSample must be false in live mode`]);
  }
  return parsed.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError([`BRAND_FILE (${file}): cannot be read: ${(error as Error).message}`]);
  }
}
