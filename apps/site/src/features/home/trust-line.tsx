import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@harmattan/queries';
import { Icon } from '@harmattan/ui/icon';
import { call } from '../../shared/api/call.ts';
import { payoutTime } from './payout-time.ts';
import styles from './trust-line.module.css';

/** What a visitor may count on. How fast withdrawals are paid is said only where enough were paid to know. */
export function TrustLine() {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['payout-speed'],
    queryFn: ({ signal }) => call('GET Banking/GetPayoutSpeed', { signal }),
  });
  const time = data?.medianSeconds == null ? undefined : payoutTime(data.medianSeconds);
  return (
    <p className={styles.line}>
      <Icon name="shield" />
      <span>
        {t('welcome.trust')} {time && t(`welcome.trust.${time.unit}`, { count: time.count })}
      </span>
    </p>
  );
}
