import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { showToast } from '@harmattan/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { keepTexts, watchWorker } from './watch-worker.ts';

/** Tells of a newer version and leaves the moment to the player: a reload by itself could empty a form. */
export function AppUpdates() {
  const t = useT();
  const { language } = useEnvironment();

  const tell = useEffectEvent((takeOver: () => void) =>
    showToast({ kind: 'info', text: t('shell.update'), action: { text: t('shell.reload'), run: takeOver } }),
  );

  useEffect(() => watchWorker((takeOver) => tell(takeOver)), []);
  useEffect(() => {
    keepTexts(language);
  }, [language]);

  return null;
}
