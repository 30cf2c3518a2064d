import { Amount } from '../../shared/view/amount.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './markers.module.css';
import { useT } from './texts.ts';
import type { PlaySums } from './use-markers.ts';

interface EffectTableProps {
  label: string;
  effects: readonly {
    days: number;
    before: PlaySums;
    after: PlaySums;
    isAfterKnown: boolean;
    note: string | undefined;
  }[];
}

const figures = ['deposited', 'staked', 'lost', 'playedMinutes'] as const;

/** So many days before and after. The day of the action is in neither. */
export function EffectTable({ label, effects }: EffectTableProps) {
  const t = useT();
  return (
    <TableFrame label={label} look="plain">
      <table className={`${tables.table} ${styles.effects}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('markers.effect.days')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={tables.figure}>
                {t(`markers.effect.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {effects.flatMap(({ days, before, after, isAfterKnown, note }) => [
            <Row key={`before ${days}`} name={t('markers.effect.before', { days })} sums={before} />,
            <Row
              key={`after ${days}`}
              name={t('markers.effect.after', { days })}
              note={note}
              sums={isAfterKnown ? after : undefined}
            />,
          ])}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Row({ name, note, sums }: { name: string; note?: string | undefined; sums: PlaySums | undefined }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        {name}
        {note !== undefined && <span className={tables.second}>{note}</span>}
      </th>
      {figures.map((figure) => (
        <td key={figure} className={`${tables.figure} figures`}>
          {sums === undefined ? (
            '–'
          ) : figure === 'playedMinutes' ? (
            t('markers.effect.minutes', { minutes: sums.playedMinutes })
          ) : (
            <Amount amount={sums[figure]} />
          )}
        </td>
      ))}
    </tr>
  );
}
