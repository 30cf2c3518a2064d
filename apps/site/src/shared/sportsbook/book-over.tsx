import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';

/** The book's own session has ended. It is opened again by a press: a book that cannot keep one would open for ever. */
export function BookOver({ onReopen }: { onReopen: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        icon="clock"
        title={t('sports.over.title')}
        text={t('sports.over.text')}
        action={
          <Button kind="primary" onClick={onReopen}>
            {t('sports.reopen')}
          </Button>
        }
      />
    </div>
  );
}
