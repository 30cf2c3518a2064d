import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { hoursAndMinutes } from '../../shared/time/hours-and-minutes.ts';
import styles from './activity-table.module.css';
import { periodText } from './period-text.ts';
import type { ActivityPeriod, Unit } from './use-activity.ts';

const columns = ['deposited', 'withdrawn', 'staked', 'won', 'net'] as const;

/** The newest first. On a phone each row is a card. */
export function PeriodTable({ periods, by }: { periods: readonly ActivityPeriod[]; by: Unit }) {
  const t = useT();
  const { language } = useEnvironment();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t(`activity.table.${by}`)}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t(`activity.column.${by}`)}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`activity.${name}`)}
            </th>
          ))}
          <th scope="col">{t('activity.time')}</th>
        </tr>
      </thead>
      <tbody>
        {[...periods].reverse().map((period) => (
          <tr key={period.from} className={styles.row}>
            <th scope="row">{periodText(period.from, by, language)}</th>
            {columns.map((name) => (
              <td key={name} data-column={t(`activity.${name}`)}>
                <WireMoney amount={period[name]} />
              </td>
            ))}
            <td data-column={t('activity.time')}>{t('activity.hours', hoursAndMinutes(period.playedSeconds))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
