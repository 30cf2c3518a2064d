import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useLayoutEffect, useRef } from 'react';
import { useOnline } from '../device/use-online.ts';
import styles from './money-submit.module.css';

interface MoneySubmitProps {
  text: string;
  pendingText?: string;
  isPending: boolean;
}

/** The button is gone while a request is under way, so that it is not pressed twice; the progress stands in its place. */
export function MoneySubmit({ text, pendingText, isPending }: MoneySubmitProps) {
  const t = useT();
  const isOnline = useOnline();
  const placeRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = placeRef.current;
    // The focus goes down with the button: it waits in its place, and goes back unless something else was given it.
    if (isPending && document.activeElement === document.body) place?.focus();
    if (!isPending && document.activeElement === place) place?.querySelector('button')?.focus();
  }, [isPending]);

  return (
    <div ref={placeRef} className={styles.place} tabIndex={-1}>
      <div role="status">
        {isPending && (
          <p className={styles.progress}>
            {pendingText ?? t('cashier.sending')}
            <span className={styles.bar} />
          </p>
        )}
      </div>
      {!isPending && (
        <Button
          kind="primary"
          size="large"
          type="submit"
          wide
          disabledReason={isOnline ? undefined : t('shell.offline')}
        >
          {text}
        </Button>
      )}
    </div>
  );
}
