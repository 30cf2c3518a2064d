import type { LargeRule } from '../../settings/compliance.ts';

/** Of the dated levels, the newest that has begun. */
export function largeRuleAt(rules: readonly LargeRule[], now: Date): LargeRule | undefined {
  return rules
    .filter(({ from }) => from <= now)
    .toSorted((one, other) => other.from.getTime() - one.from.getTime())
    .at(0);
}
