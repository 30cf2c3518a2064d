import { useT } from '@harmattan/i18n/use-t';
import type { Wish } from './use-breaks.ts';

const [dayHours, weekHours, yearMonths] = [24, 168, 12];

/** `24 hours`, `1 week`, `30 days`, `6 months`, `2 years`, `For ever`. */
export function useLengthText(): (wish: Wish) => string {
  const t = useT();
  return (wish) => {
    if (wish.kind === 'time-out') {
      const { hours } = wish;
      if (hours % weekHours === 0) return t('breaks.weeks', { weeks: hours / weekHours });
      return hours % dayHours === 0 && hours > dayHours
        ? t('breaks.days', { days: hours / dayHours })
        : t('breaks.hours', { hours });
    }
    const { months } = wish;
    if (months === 'for-ever') return t('breaks.for-ever');
    return months % yearMonths === 0
      ? t('breaks.years', { years: months / yearMonths })
      : t('breaks.months', { months });
  };
}
