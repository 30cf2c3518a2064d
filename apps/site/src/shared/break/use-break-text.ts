import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { momentText } from '../time/date-text.ts';
import type { Break } from './break-news.ts';

/** Until when a break holds, in one or two sentences. */
export function useBreakText(): (shown: Break) => string {
  const t = useT();
  const { language } = useEnvironment();
  return ({ kind, until, returnsAt, mayReturn }) => {
    if (kind === 'register' || kind === 'match') return t(`breaks.now.${kind}.text`);
    if (returnsAt) return t('breaks.now.returns', { until: momentText(returnsAt, language) });
    if (mayReturn) return t('breaks.now.ended');
    if (!until) return t('breaks.now.for-ever');
    const words = { until: momentText(until, language) };
    return t(kind === 'time-out' ? 'breaks.now.until' : 'breaks.now.asks', words);
  };
}
