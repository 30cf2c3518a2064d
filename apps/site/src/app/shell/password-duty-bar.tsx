import { useT } from '@harmattan/i18n/use-t';
import { AppLink } from '../../shared/page/app-link.tsx';
import { passwordDutyPath, usePasswordDuty } from '../../shared/session/password-duty.ts';
import styles from './offline-bar.module.css';

/** The way back for a player who must change the password and has gone elsewhere. */
export function PasswordDutyBar() {
  const t = useT();
  if (!usePasswordDuty()) return null;
  return (
    <p className={styles.bar}>
      <AppLink href={passwordDutyPath}>{t('shell.password-duty')}</AppLink>
    </p>
  );
}
