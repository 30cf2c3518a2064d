import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';

/** There is nothing behind it to look at, so closing it leads home. */
export function NoRacesDialog() {
  const t = useT();
  const goHome = () => navigate('/');
  return (
    <Dialog
      open
      title={t('races.empty.title')}
      onClose={goHome}
      closeText={t('shell.close')}
      actions={
        <Button kind="primary" onClick={goHome}>
          {t('races.empty.home')}
        </Button>
      }
    >
      <p>{t('races.empty.text')}</p>
    </Dialog>
  );
}
