import { useT } from '@harmattan/i18n/use-t';
import type { Round } from './fetch-rounds.ts';
import type { RoundList } from './round-list.ts';
import { RoundRows } from './round-rows.tsx';
import styles from './rounds-table.module.css';

/** On a phone each round is a card. */
export function RoundsTable({ list, rounds }: { list: RoundList; rounds: readonly Round[] }) {
  const t = useT();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t(list.title)}</caption>
      <thead className={styles.head}>
        <tr>
          {(['time', 'game', 'provider', 'stake', 'win', 'state'] as const).map((name) => (
            <th key={name} scope="col" data-name={name}>
              {t(`rounds.column.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('rounds.details')}</span>
          </th>
        </tr>
      </thead>
      {rounds.map((round) => (
        <RoundRows key={round.id} round={round} />
      ))}
    </table>
  );
}
