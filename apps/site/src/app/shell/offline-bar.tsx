import { useT } from '@harmattan/i18n/use-t';
import { useOnline } from '../../shared/device/use-online.ts';
import styles from './offline-bar.module.css';

/** Always there, so that it is read out when it gets something to say. */
export function OfflineBar() {
  const t = useT();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className={styles.bar}>{t('shell.offline')}</p>}</div>;
}
