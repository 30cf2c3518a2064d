import { readFileSync } from 'node:fs';
import { marketRules } from '@harmattan/kernel/market-rules';
import type { Market } from '@harmattan/kernel/markets/market';
import { z } from 'zod';
import { colourProblems } from './brand-colours.ts';
import { SettingsError } from './index.ts';

const webAddress = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour as #f6b23c');

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
  /** Where players find help. A number that can be dialled is shown in live mode only. */
  helpLines: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        number: z
          .string()
          .regex(/^\+?[\d ]{3,20}$/, 'must be a telephone number')
          .nullable(),
        url: webAddress.nullable(),
        /** The day on which it was last tried. */
        verifiedOn: z.iso.date(),
      }),
    )
    .default(() => marketRules.helpLines.map((line) => ({ ...line }))),
  /** Over those of the tokens. */
  colours: z.strictObject({ accent: colour, accentTextDark: colour, accentTextLight: colour }).nullish(),
  /** Uploaded in the office, 96 pixels high. Without it: our mark and the name. */
  logo: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/), width: z.int().min(1) }).nullish(),
});

export interface Brand extends z.output<typeof brandSchema>, Pick<Market, 'country' | 'currency'> {
  /** Such as `+234`. */
  countryPrefix: string;
}

/** The operator's face: what is a matter of who runs the site rather than of how it works, and what the market decides. */
export function readBrand({ file, mode, now }: { file: string; mode: 'sandbox' | 'live'; now?: Date }): Brand {
  const read = checkBrand(readJson(file), mode);
  const problems =
    'problems' in read ? read.problems : mode === 'live' && now ? helpLineProblems(read.brand.helpLines, now) : [];
  if ('brand' in read && problems.length === 0) return read.brand;
  throw new SettingsError(problems.map((problem) => `BRAND_FILE (${file}): ${problem}`));
}

const verifiedDaysMax = 180;
const dayMs = 86_400_000;

/** A number that leads nowhere is worse than none, and none is no help. */
function helpLineProblems(lines: Brand['helpLines'], now: Date): string[] {
  if (!lines.some(({ number }) => number !== null)) return ['helpLines: live mode needs at least one with a number'];
  return lines
    .filter(({ verifiedOn }) => now.getTime() - Date.parse(verifiedOn) > verifiedDaysMax * dayMs)
    .map(({ name }) => `helpLines: ${name} was last verified more than ${verifiedDaysMax} days ago`);
}

const unsetWhenEmpty = ['affiliatesEmail', 'marketingEmail'];
const nullWhenEmpty = ['responsibleGamblingUrl', 'chatUrl', 'storeUrl'];

/** What the office wrote: a field that it leaves empty is not set. */
export function brandOf(body: unknown, mode: 'sandbox' | 'live'): { brand: Brand } | { problems: string[] } {
  const fields = Object.entries(body as object)
    .filter(([name, value]) => value !== '' || !unsetWhenEmpty.includes(name))
    .map(([name, value]) => [name, value === '' && nullWhenEmpty.includes(name) ? null : value]);
  return checkBrand(Object.fromEntries(fields), mode);
}

/** As the office goes on from it. */
export function brandBody({ country: _, currency: __, countryPrefix: ___, helpLines: ____, ...brand }: Brand) {
  return {
    ...brand,
    affiliatesEmail: brand.affiliatesEmail ?? '',
    marketingEmail: brand.marketingEmail ?? '',
    responsibleGamblingUrl: brand.responsibleGamblingUrl ?? '',
    chatUrl: brand.chatUrl ?? '',
    storeUrl: brand.storeUrl ?? '',
    colours: brand.colours ?? null,
    logo: brand.logo ?? null,
  };
}

/** The same rules for the file and for what the office writes. */
function checkBrand(given: unknown, mode: 'sandbox' | 'live'): { brand: Brand } | { problems: string[] } {
  const parsed = brandSchema.safeParse(given);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`) };
  const { data } = parsed;
  const problems = [
    ...(mode === 'live' && data.isSample ? ['isSample must be false in live mode'] : []),
    ...(data.colours ? colourProblems(data.colours) : []),
  ];
  if (problems.length > 0) return { problems };
  const { country, currency, phonePrefix } = marketRules;
  return { brand: { ...data, country, currency, countryPrefix: `+${phonePrefix}` } };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError([`BRAND_FILE (${file}): cannot be read: ${(error as Error).message}`]);
  }
}
