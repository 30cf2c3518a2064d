import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useEnvironment } from '@harmattan/ui/environment';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { limitAmountText } from '../../shared/limits/limit-amount-text.ts';
import type { PlayerLimit } from '../../shared/limits/use-limits.ts';
import { momentText } from '../../shared/time/date-text.ts';
import styles from './pending-raise.module.css';
import { useConfirmRaise, useSetLimit } from './use-change-limits.ts';

/** A higher limit that waits, and then the player's own confirmation of it. */
export function PendingRaise({ limit: { kind, period, amount, pending } }: { limit: PlayerLimit }) {
  const t = useT();
  const { language } = useEnvironment();
  const failureText = useFailureText();
  const confirm = useConfirmRaise();
  const keep = useSetLimit();
  if (!pending) return null;
  const wanted = pending.amount === null ? t('limits.none') : limitAmountText(t, kind, pending.amount);
  const times = {
    from: momentText(pending.confirmFrom, language),
    until: momentText(pending.confirmUntil, language),
  };
  const failure = confirm.error ?? keep.error;
  return (
    <div className={styles.pending}>
      <p>{t(pending.isReady ? 'limits.pending.ready' : 'limits.pending.waits', { wanted, ...times })}</p>
      <div className={styles.buttons}>
        {pending.isReady && (
          <Button size="small" kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate(pending.id)}>
            {t('limits.confirm')}
          </Button>
        )}
        <Button size="small" busy={keep.isPending} onClick={() => keep.mutate({ kind, period, amount })}>
          {t('limits.keep')}
        </Button>
      </div>
      <div role="alert">{failure && <p className={styles.failure}>{failureText(failure)}</p>}</div>
    </div>
  );
}
