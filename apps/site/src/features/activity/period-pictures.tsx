import { useT } from '@harmattan/i18n/use-t';
import { marketDay } from '@harmattan/kernel/market-time';
import { useEnvironment } from '@harmattan/ui/environment';
import { useState } from 'react';
import { now } from '../../shared/time/clock.ts';
import styles from './activity-page.module.css';
import { BarChart } from './bar-chart.tsx';
import { everyPeriod } from './every-period.ts';
import { shortPeriodText } from './period-text.ts';
import type { Activity, ActivityPeriod, Unit } from './use-activity.ts';

/** The table below has the same in figures. */
export function PeriodPictures({ activity, by }: { activity: Activity; by: Unit }) {
  const t = useT();
  const { language } = useEnvironment();
  const [today] = useState(() => marketDay(now()));
  const periods = everyPeriod(activity.periods, { from: activity.from, to: today, by });
  const groups = periods.map(({ from }) => shortPeriodText(from, by, language));
  const values = (value: (period: ActivityPeriod) => number) => periods.map(value);
  return (
    <div className={styles.pictures}>
      <BarChart
        title={t('activity.picture.money')}
        groups={groups}
        series={[
          { label: t('activity.deposited'), tone: 'first', values: values(({ deposited }) => deposited) },
          { label: t('activity.withdrawn'), tone: 'second', values: values(({ withdrawn }) => withdrawn) },
        ]}
      />
      <BarChart
        title={t('activity.picture.play')}
        groups={groups}
        series={[
          { label: t('activity.staked'), tone: 'first', values: values(({ staked }) => staked) },
          { label: t('activity.won'), tone: 'second', values: values(({ won }) => won) },
        ]}
      />
      <BarChart
        title={t('activity.net')}
        groups={groups}
        series={[{ label: t('activity.net'), tone: 'first', values: values(({ net }) => net) }]}
      />
      <BarChart
        title={t('activity.time')}
        groups={groups}
        series={[{ label: t('activity.time'), tone: 'first', values: values(({ playedSeconds }) => playedSeconds) }]}
      />
    </div>
  );
}
