import { useT } from '@harmattan/i18n/use-t';
import type { ReactNode } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { hoursAndMinutes } from '../../shared/time/hours-and-minutes.ts';
import { sumPeriods } from './sums.ts';
import styles from './totals.module.css';
import type { Activity } from './use-activity.ts';

export function Totals({ periods, lifetime }: Pick<Activity, 'periods' | 'lifetime'>) {
  const t = useT();
  const sums = sumPeriods(periods);
  return (
    <dl className={styles.totals}>
      {(['deposited', 'withdrawn', 'staked', 'won', 'net'] as const).map((name) => (
        <Fact key={name} name={t(`activity.${name}`)}>
          <WireMoney amount={sums[name]} />
        </Fact>
      ))}
      {sums.other !== 0 && (
        <Fact name={t('activity.other')}>
          <WireMoney amount={sums.other} />
        </Fact>
      )}
      <Fact name={t('activity.time')}>{t('activity.hours', hoursAndMinutes(sums.playedSeconds))}</Fact>
      <Fact name={t('activity.lifetime')}>
        <WireMoney amount={lifetime.net} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
