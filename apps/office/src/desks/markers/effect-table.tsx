import { Amount } from '../../shared/view/amount.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './markers.module.css';
import { useT } from './texts.ts';
import type { PlaySums } from './use-markers.ts';

interface EffectTableProps {
  /** What is compared. */
  name: string;
  days: number;
  before: PlaySums;
  after: PlaySums;
  isAfterKnown: boolean;
  note: string | undefined;
}

const figures = ['deposited', 'staked', 'lost', 'playedMinutes'] as const;

/** So many days before and after. The day of the action is in neither. */
export function EffectTable({ name, days, before, after, isAfterKnown, note }: EffectTableProps) {
  const t = useT();
  const label = t('markers.effect.of', { name, days });
  return (
    <TableFrame label={label} look="plain">
      <table className={`${tables.table} ${styles.tight}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('markers.effect.days', { days })}</th>
            <th scope="col" className={tables.figure}>
              {t('markers.effect.before')}
            </th>
            <th scope="col" className={tables.figure}>
              {t('markers.effect.after')}
              {note !== undefined && <span className={tables.second}>{note}</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{t(`markers.effect.${figure}`)}</th>
              <td className={`${tables.figure} figures`}>
                <Figure figure={figure} sums={before} />
              </td>
              <td className={`${tables.figure} figures`}>
                {isAfterKnown ? <Figure figure={figure} sums={after} /> : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Figure({ figure, sums }: { figure: (typeof figures)[number]; sums: PlaySums }) {
  const t = useT();
  if (figure === 'playedMinutes') return t('markers.effect.minutes', { minutes: sums.playedMinutes });
  return <Amount amount={sums[figure]} />;
}
