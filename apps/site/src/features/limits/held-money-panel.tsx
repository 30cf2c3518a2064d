import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { wireAmountText } from '../../shared/cashier/wire-amount.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import type { HeldMoney } from '../../shared/limits/use-limits.ts';
import { Panel } from '../../shared/page/panel.tsx';
import { Moment } from '../../shared/time/moment.tsx';
import styles from './held-money-panel.module.css';
import { useChooseHeld } from './use-change-limits.ts';

/** Deposits that arrived above a limit: what they are, and what becomes of them. */
export function HeldMoneyPanel({ held }: { held: HeldMoney[] }) {
  const t = useT();
  if (held.length === 0) return null;
  return (
    <Panel title={t('limits.held.title')} text={t('limits.held.text')}>
      <ul className={styles.list}>
        {held.map((one) => (
          <HeldItem key={one.id} held={one} />
        ))}
      </ul>
    </Panel>
  );
}

const choices = ['return', 'release'] as const;

function HeldItem({ held: { id, amount, choice, isMoving, since } }: { held: HeldMoney }) {
  const t = useT();
  const failureText = useFailureText();
  const choose = useChooseHeld();
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <strong className="figures">{wireAmountText(amount)}</strong>
        <Moment time={since} className={styles.since} />
      </p>
      <p role="status">{t(`limits.held.${isMoving ? 'moving' : (choice ?? 'open')}`)}</p>
      {!isMoving && (
        <div className={styles.buttons}>
          {choices
            .filter((one) => one !== choice)
            .map((one) => (
              <Button
                key={one}
                size="small"
                busy={choose.isPending && choose.variables.choice === one}
                onClick={() => choose.mutate({ id, choice: one })}
              >
                {t(`limits.held.choose.${one}`)}
              </Button>
            ))}
        </div>
      )}
      <div role="alert">{choose.error && <p className={styles.failure}>{failureText(choose.error)}</p>}</div>
    </li>
  );
}
