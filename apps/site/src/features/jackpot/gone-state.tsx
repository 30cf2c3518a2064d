import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';

/** For the address of a jackpot that is not there, or not any more. */
export function GoneState() {
  const t = useT();
  return (
    <EmptyState
      icon="coin"
      title={t('jackpot.gone.title')}
      text={t('jackpot.gone.text')}
      action={
        <Button kind="primary" onClick={() => navigate('/ManualJackpot', { replace: true })}>
          {t('jackpot.gone.way')}
        </Button>
      }
    />
  );
}
