import { useT } from '@harmattan/i18n/use-t';
import { useLocation } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { hasFlag, setFlag } from '../../shared/brand/flags.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import styles from './adults-only.module.css';

const readingPath = '/ResponsibleGaming';

/** Asked once in an app's web view. Nothing but its own button ends it. */
export function AdultsOnly() {
  const t = useT();
  const [isDone, setIsDone] = useState(() => hasFlag('webviewModalWasShown'));
  const [isAdult, setIsAdult] = useState(false);
  // A visitor who follows the link below can read the page it leads to, and is asked again on the next one.
  const isReading = useLocation().pathname.toLowerCase() === readingPath.toLowerCase();

  function goOn() {
    setFlag('webviewModalWasShown');
    setIsDone(true);
  }

  return (
    <Dialog
      open={!isDone && !isReading}
      title={t('start-up.adult.title')}
      onClose={goOn}
      actions={
        <Button
          kind="primary"
          wide
          disabledReason={isAdult ? undefined : t('start-up.adult.tick')}
          isReasonHidden
          onClick={goOn}
        >
          {t('start-up.adult.continue')}
        </Button>
      }
    >
      <p>{t('start-up.adult.text')}</p>
      {brand.responsibleGamblingUrl ? (
        <a className={styles.link} href={brand.responsibleGamblingUrl} target="_blank" rel="noopener">
          {t('start-up.adult.link')}
        </a>
      ) : (
        <AppLink className={styles.link} href={readingPath}>
          {t('start-up.adult.link')}
        </AppLink>
      )}
      <label className={styles.box}>
        <input type="checkbox" checked={isAdult} onChange={(event) => setIsAdult(event.target.checked)} />
        {t('start-up.adult.box')}
      </label>
    </Dialog>
  );
}
