import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';

export function DoneStep({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  return (
    <>
      <FormMessage kind="good" text={t('recovery.done')} />
      <div className={formStyles.actions}>
        <Button kind="primary" onClick={onLogin}>
          {t('recovery.login')}
        </Button>
      </div>
    </>
  );
}
