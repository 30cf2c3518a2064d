import { useT } from '@harmattan/i18n/use-t';
import { useLocation } from '@harmattan/router/location';
import { useEnvironment } from '@harmattan/ui/environment';
import { showToast } from '@harmattan/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { isWorkerHere, keepTexts, watchWorker } from './watch-worker.ts';

/** Visitors who stay that long on their first page are taken to come back. */
const stayMs = 30_000;

/** Tells of a newer version and leaves the moment to the player: a reload by itself could empty a form. */
export function AppUpdates() {
  const t = useT();
  const { language } = useEnvironment();
  const isWanted = useIsWorkerWanted();

  const tell = useEffectEvent((takeOver: () => void) =>
    showToast({ kind: 'info', text: t('shell.update'), action: { text: t('shell.reload'), run: takeOver } }),
  );

  useEffect(() => (isWanted ? watchWorker((takeOver) => tell(takeOver)) : undefined), [isWanted]);
  useEffect(() => {
    keepTexts(language);
  }, [language]);

  return null;
}

/** Those who only look in do not pay for a copy that they will never open: it comes with the second page, for players, or after a while. */
function useIsWorkerWanted(): boolean {
  const { navigation } = useLocation();
  const isPlayer = useSession() !== undefined;
  const [isWanted, setIsWanted] = useState(isWorkerHere);
  const hasReason = isPlayer || navigation !== 'POP';

  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), hasReason ? 0 : stayMs);
    return () => clearTimeout(timer);
  }, [hasReason]);

  return isWanted;
}
