import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { useNavigate } from 'react-router';

/** Static: the account is open, and logging in is the one way on. */
export function RegisteredDialog({ mobileNumber }: { mobileNumber: string | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const logIn = () => navigate('/login', { state: { mobileNumber } });
  return (
    <Dialog
      open={mobileNumber !== undefined}
      title={t('register.done.title')}
      onClose={logIn}
      actions={
        <Button kind="primary" onClick={logIn}>
          {t('register.login')}
        </Button>
      }
    >
      <p>{t('register.done.text')}</p>
    </Dialog>
  );
}
