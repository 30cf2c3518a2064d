import { useT } from '@harmattan/i18n/use-t';
import type { Quote } from './use-quote.ts';
import { waitLength } from './wait-length.ts';

/** What a withdrawal waits for, and why, each in a sentence. */
export function useWaitTexts(): (quote: Pick<Quote, 'waitsForTime' | 'waitsForPerson'>) => string[] {
  const t = useT();
  return ({ waitsForTime, waitsForPerson }) => {
    if (!waitsForTime && !waitsForPerson) return [t('withdraw.wait.none')];
    const texts: string[] = [];
    if (waitsForTime) {
      const { unit, count } = waitLength(waitsForTime.seconds);
      texts.push(t(`withdraw.wait.${waitsForTime.reason}`, { time: t(`withdraw.wait.${unit}`, { count }) }));
    }
    if (waitsForPerson) texts.push(t(`withdraw.wait.${waitsForPerson.reason}`));
    return texts;
  };
}
