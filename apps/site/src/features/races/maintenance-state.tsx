import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';

/** Nothing is wrong: the operator has closed the races for a while. */
export function MaintenanceState({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <EmptyState
      icon="clock"
      title={t('races.TOURNAMENT_MAINTENANCE')}
      text={t('races.maintenance.text')}
      action={<Button onClick={() => onRetry()}>{t('shell.retry')}</Button>}
    />
  );
}
