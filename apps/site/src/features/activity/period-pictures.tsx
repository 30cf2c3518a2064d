import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import styles from './activity-page.module.css';
import { BarChart } from './bar-chart.tsx';
import { shortPeriodText } from './period-text.ts';
import type { ActivityPeriod, Unit } from './use-activity.ts';

/** The table below has the same in figures. */
export function PeriodPictures({ periods, by }: { periods: readonly ActivityPeriod[]; by: Unit }) {
  const t = useT();
  const { language } = useEnvironment();
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
