import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { clockText, dateWords } from '../../shared/time/date-text.ts';
import { gameCount, isOnScores } from './jackpot-kind.ts';

/** How jackpots and their events are named, in the words of the moment. */
export function useJackpotWords() {
  const t = useT();
  const { language } = useEnvironment();
  return {
    /** `Sat 21 Nov Jackpot` */
    name: ({ startDate }: { startDate: string }) =>
      t('jackpot.name', { date: t('jackpot.date', { ...dateWords(startDate, language) }) }),
    /** `13 games · 1X2` */
    kind: ({ jackpotTypeID }: { jackpotTypeID: number }) =>
      t(isOnScores(jackpotTypeID) ? 'jackpot.kind.scores' : 'jackpot.kind.results', {
        count: gameCount(jackpotTypeID),
      }),
    /** `Sat 15:00` */
    time: (startDate: string) => `${dateWords(startDate, language).weekday} ${clockText(startDate)}`,
  };
}
