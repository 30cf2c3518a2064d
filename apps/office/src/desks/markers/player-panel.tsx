import { Link } from '@harmattan/router/link';
import { Button } from '@harmattan/ui/button';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import type { ActProps } from './act.tsx';
import styles from './markers.module.css';
import { LevelBadge } from './player-rows.tsx';
import { ScoreChart } from './score-chart.tsx';
import { TakenActions } from './taken-actions.tsx';
import { useT } from './texts.ts';
import { type PlayerMarkers, usePlayerMarkers } from './use-markers.ts';

interface PlayerPanelProps {
  playerId: string;
  backHref: string;
  onAct: (act: Omit<ActProps, 'onClose'>) => void;
}

export function PlayerPanel({ playerId, backHref, onAct }: PlayerPanelProps) {
  const t = useT();
  const query = usePlayerMarkers(playerId);
  return (
    <Panel
      id={playerId}
      title={query.data?.userName ?? t('markers.title')}
      backHref={backHref}
      actions={query.data && <Acts player={query.data} onAct={onAct} />}
    >
      <Remote query={query}>{(player) => <Record player={player} />}</Remote>
    </Panel>
  );
}

function Acts({ player, onAct }: { player: PlayerMarkers; onAct: PlayerPanelProps['onAct'] }) {
  const t = useT();
  const { id: playerId, caseId, actions, timeOutHours } = player;
  if (caseId === null) return null;
  return actions.map((kind) => (
    <Button
      key={kind}
      kind={kind === 'message' ? 'primary' : 'quiet'}
      onClick={() => onAct({ kind, playerId, caseId, timeOutHours })}
    >
      {t(`markers.act.${kind}`)}
    </Button>
  ));
}

function Record({ player }: { player: PlayerMarkers }) {
  const t = useT();
  const { id, userName, level, points, caseId, caseState, seen, scores, rules, taken } = player;
  return (
    <>
      <Facts
        facts={[
          { name: t('markers.column.player'), value: <PlayerLink playerId={id} userName={userName} /> },
          { name: t('markers.column.points'), value: <LevelBadge level={level} points={points} /> },
          {
            name: t('markers.column.case'),
            value:
              caseId === null ? (
                t('markers.case.none')
              ) : (
                <>
                  <Link href={`/cases/${caseId}`}>{caseId}</Link>
                  {caseState !== null && `, ${t(`markers.case.${caseState}`)}`}
                </>
              ),
          },
        ]}
      />
      <section className={styles.section} aria-label={t('markers.seen')}>
        <h3 className={styles.heading}>{t('markers.seen')}</h3>
        {seen.length === 0 ? <p className={styles.note}>{t('markers.seen.none')}</p> : <Seen seen={seen} />}
      </section>
      <ScoreChart scores={scores} rules={rules} />
      <section className={styles.section} aria-label={t('markers.taken')}>
        <h3 className={styles.heading}>{t('markers.taken')}</h3>
        {taken.length === 0 ? (
          <p className={styles.note}>{t('markers.taken.none')}</p>
        ) : (
          <TakenActions actions={taken} />
        )}
      </section>
    </>
  );
}

function Seen({ seen }: Pick<PlayerMarkers, 'seen'>) {
  const t = useT();
  return (
    <TableFrame label={t('markers.seen')} look="plain">
      <table className={`${tables.table} ${styles.tight}`} aria-label={t('markers.seen')}>
        <thead>
          <tr>
            <th scope="col">{t('markers.column.marker')}</th>
            {(['count', 'amount', 'points'] as const).map((column) => (
              <th key={column} scope="col" className={tables.figure}>
                {t(`markers.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.map(({ marker, count, amount, days, since, points }) => (
            <tr key={marker}>
              <th scope="row" className={styles.marker}>
                {t(`markers.marker.${marker}`)}
                <span className={tables.second}>{t('markers.since', { days, since })}</span>
              </th>
              <td className={`${tables.figure} figures`}>{count}</td>
              <td className={tables.figure}>{amount === null ? '–' : <Amount amount={amount} />}</td>
              <td className={`${tables.figure} figures`}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
