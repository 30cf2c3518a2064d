import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import rows from '../../shared/view/row-list.module.css';
import shared from '../../shared/view/worklist-rows.module.css';
import styles from './markers.module.css';
import { useT } from './texts.ts';
import type { ScoredPlayer } from './use-markers.ts';

interface PlayerRowsProps {
  players: readonly ScoredPlayer[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function PlayerRows({ players, rowProps }: PlayerRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${shared.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('markers.column.player')}</span>
        <span>{t('markers.column.seen')}</span>
        <span>{t('markers.column.case')}</span>
        <span className={rows.end}>{t('markers.column.points')}</span>
      </div>
      <ul className={shared.list} aria-label={t('markers.list')}>
        {players.map(({ id, userName, level, points, seen, caseId, caseState }) => (
          <li key={id}>
            <Link {...rowProps(id)} className={`${rows.row} ${shared.row}`}>
              <span className={`${rows.strong} ${shared.who} figures`}>{userName ?? `#${id}`}</span>
              <span className={`${rows.soft} ${shared.what}`}>
                {seen.map(({ marker }) => t(`markers.marker.${marker}`)).join(', ')}
              </span>
              <span className={`${rows.soft} ${shared.age}`}>
                {caseId !== null && caseState !== null && `${caseId}, ${t(`markers.case.${caseState}`)}`}
              </span>
              <span className={`${rows.strong} ${rows.end} ${shared.amount} figures`}>
                {t(`markers.badge.${level}`, { points })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The word says the level, not the colour alone. */
export function LevelBadge({ level, points }: Pick<ScoredPlayer, 'level' | 'points'>) {
  const t = useT();
  return (
    <Badge kind={level === 'high' ? 'bad' : level === 'middle' ? 'info' : 'neutral'}>
      {t(`markers.badge.${level}`, { points })}
    </Badge>
  );
}
