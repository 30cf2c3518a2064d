import { useT } from '@harmattan/i18n/use-t';
import { CodeForm } from './code-form.tsx';
import styles from './two-step.module.css';

interface AppSwitchOffProps {
  onDeactivated: () => void;
  onCancel: () => void;
}

export function AppSwitchOff({ onDeactivated, onCancel }: AppSwitchOffProps) {
  const t = useT();
  return (
    <div className={styles.setup}>
      <p>{t('security.two-step.app.disable.text')}</p>
      <CodeForm
        submit={t('security.two-step.app.disable')}
        hint={t('security.two-step.app.disable.hint')}
        takesLetters
        wish={false}
        ask="password"
        onDone={onDeactivated}
        onCancel={onCancel}
      />
    </div>
  );
}
