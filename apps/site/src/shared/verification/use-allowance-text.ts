import { useT } from '@harmattan/i18n/use-t';
import { assert } from '@harmattan/kernel/assert';
import { useEnvironment } from '@harmattan/ui/environment';
import { moneyText } from '@harmattan/ui/money-text';
import { signedMinor } from '../money/signed-minor.ts';
import type { Verification } from './use-verification.ts';

type Allowance = Verification['levels'][number]['deposits'];

/** What may be paid in a day and in a month, in words. */
export function useAllowanceText(): (allowance: Allowance) => string {
  const t = useT();
  const { currency } = useEnvironment();
  const amountText = (amount: number) => {
    const amountMinor = signedMinor(amount);
    assert(amountMinor !== undefined, 'the wire speaks in amounts');
    return moneyText(amountMinor, { currency, sign: 'negative' });
  };
  return ({ day, month }) => {
    if (day === 0 || month === 0) return t('verification.allowance.nothing');
    const parts = [
      ...(day === null ? [] : [t('verification.allowance.day', { amount: amountText(day) })]),
      ...(month === null ? [] : [t('verification.allowance.month', { amount: amountText(month) })]),
    ];
    return parts.length === 0 ? t('verification.allowance.none') : parts.join(', ');
  };
}
