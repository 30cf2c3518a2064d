import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { useOnline } from '../../shared/device/use-online.ts';

/** The reason why it cannot be used stands in the bar above the header, for all money buttons at once. */
export function DepositButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const t = useT();
  const text = t('shell.deposit');
  if (useOnline()) {
    return (
      <ButtonLink kind="primary" size={size} href="/deposit">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button kind="primary" size={size} disabledReason={t('shell.offline')} isReasonHidden>
      {text}
    </Button>
  );
}
