import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { AppLink } from '../../shared/page/app-link.tsx';

/** Static: the account is open, and logging in is the one way on. The login takes what was just typed. */
export function RegisteredDialog({ open }: { open: boolean }) {
  const t = useT();
  const logIn = () => navigate('/login');
  return (
    <Dialog
      open={open}
      title={t('register.done.title')}
      onClose={logIn}
      actions={
        <Button kind="primary" onClick={logIn}>
          {t('register.login')}
        </Button>
      }
    >
      <p>{t('register.done.text')}</p>
      <p>
        <AppLink href="/limits">{t('register.done.limits')}</AppLink>
      </p>
    </Dialog>
  );
}
