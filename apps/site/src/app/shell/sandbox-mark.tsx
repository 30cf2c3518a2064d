import { useT } from '@harmattan/i18n/use-t';
import styles from './sandbox-mark.module.css';

export function SandboxMark() {
  const t = useT();
  return <div className={styles.mark}>{t('shell.sandbox')}</div>;
}
