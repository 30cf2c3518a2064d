import { instantInMarket } from '@harmattan/kernel/market-time';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';

/** `from=amount`: from a day on, so much paid in or out by a player on a day has to be reported. */
const largePattern = /^(\d{4}-\d{2}-\d{2})=(\d{1,12})$/;

export const complianceVariables = {
  COMPLIANCE_LARGE_PAYMENT: z
    .string()
    .default('2026-01-01=5000000')
    .transform((text, context) => {
      if (text === 'off') return [];
      return text.split(',').map((item): LargeRule => {
        const rule = readLarge(item.trim());
        if (rule) return rule;
        context.issues.push({
          code: 'custom',
          message: 'must be levels such as 2026-01-01=5000000 (from the day on: amount), or off',
          input: text,
        });
        return z.NEVER;
      });
    }),
};

export type ComplianceVariables = z.output<z.ZodObject<typeof complianceVariables>>;

/** What a player pays in or out on a day above the level is reported. */
export interface LargeRule {
  from: Date;
  aboveMinor: Minor;
}

export interface ComplianceSettings {
  large: LargeRule[];
}

export function complianceSettings(env: ComplianceVariables): ComplianceSettings {
  return { large: env.COMPLIANCE_LARGE_PAYMENT };
}

function readLarge(item: string): LargeRule | undefined {
  const [, day = '', amount = ''] = largePattern.exec(item) ?? [];
  const aboveMinor = minorFromMajor(amount);
  if (aboveMinor === undefined || Number.isNaN(Date.parse(day))) return undefined;
  return { from: instantInMarket(day), aboveMinor };
}
