import { useT } from '@harmattan/i18n/use-t';
import styles from './skip-link.module.css';

export function SkipLink({ targetId }: { targetId: string }) {
  const t = useT();
  return (
    <a
      href={`#${targetId}`}
      className={styles.skip}
      // Moves the focus itself: a fragment in the address would count as a page visited.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
