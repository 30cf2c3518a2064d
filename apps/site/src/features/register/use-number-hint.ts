import { useT } from '@harmattan/i18n/use-t';
import { isMobileNumber } from '@harmattan/kernel/market';
import { keptNumberText } from '../../shared/forms/national-number.ts';

/** The number as the account will keep it, or how to write it. */
export function useNumberHint(): (national: string) => string | undefined {
  const t = useT();
  return (national) => {
    if (national.startsWith('0')) return t('register.number.zero');
    return isMobileNumber(national) ? t('register.number.kept', { number: keptNumberText(national) }) : undefined;
  };
}
