import { useT } from '@harmattan/i18n/use-t';
import { Icon, type IconName } from '@harmattan/ui/icon';
import { Moment } from '../../../shared/time/moment.tsx';
import { type Step, timelineOf } from './order-steps.ts';
import styles from './order-timeline.module.css';
import type { WithdrawOrderData } from './use-withdraw-order.ts';

const ends: Partial<Record<Step, IconName>> = {
  failed: 'alert',
  rejected: 'alert',
  canceled: 'close',
  returned: 'back',
};

export function OrderTimeline({ order }: { order: WithdrawOrderData }) {
  const t = useT();
  return (
    <ol className={styles.steps} aria-label={t('withdraw.order.steps')}>
      {timelineOf(order).map(({ step, time }) => (
        <li key={step} className={styles.step} data-step={step} data-done={time !== undefined || undefined}>
          <span className={styles.mark}>{time !== undefined && <Icon name={ends[step] ?? 'check'} size={14} />}</span>
          <span className={styles.name}>{t(`withdraw.order.${step}`)}</span>
          <span className={`${styles.time} figures`}>
            {time === undefined ? (
              <span className="visually-hidden">{t('withdraw.order.to-come')}</span>
            ) : (
              <Moment time={time} />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
