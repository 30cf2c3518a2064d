import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useMay } from '../../../shared/session/me.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { Keys, useListKeys } from '../../../shared/view/keys.tsx';
import remoteStyles from '../../../shared/view/remote.module.css';
import { Remote } from '../../../shared/view/remote.tsx';
import rows from '../../../shared/view/row-list.module.css';
import { useDecide } from '../../../shared/view/use-decide.ts';
import list from '../../../shared/view/worklist-rows.module.css';
import { useWorklist } from '../../../shared/worklist/use-worklist.ts';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import { TradingFrame } from '../trading-frame.tsx';
import styles from '../trading-rows.module.css';
import { RaceState } from './race-state.tsx';
import { type RaceRow, type Races, useRaces } from './use-races.ts';

export function RacesPage() {
  const t = useT();
  const query = useRaces();
  const mayRun = useMay('races.run');
  return (
    <TradingFrame
      aside={
        <>
          <Keys keys={useListKeys()} />
          {mayRun && (
            <ButtonLink size="small" href="/trading/races/new">
              {t('trading.race.new')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Remote query={query}>
        {({ races, maintenance }) => (
          <>
            <Maintenance maintenance={maintenance} />
            <RaceList races={races} />
          </>
        )}
      </Remote>
    </TradingFrame>
  );
}

function Maintenance({ maintenance: { isOn, incident, actions } }: Pick<Races, 'maintenance'>) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const decide = useDecide(() => setIsAsking(false));
  const word = isOn ? 'off' : 'on';
  return (
    <div className={section.card}>
      <p>
        <Badge kind={isOn || incident !== null ? 'bad' : 'good'}>
          {t(isOn || incident !== null ? 'trading.maintenance.is-on' : 'trading.maintenance.is-off')}
        </Badge>{' '}
        {incident !== null && <span>{t('trading.maintenance.incident', { reason: incident })}</span>}
      </p>
      {actions.includes('set') && (
        <div className={section.buttons}>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t(`trading.maintenance.${word}`)}
          </Button>
        </div>
      )}
      {isAsking && (
        <DecisionDialog
          title={t(`trading.maintenance.${word}`)}
          confirmText={t(`trading.maintenance.${word}`)}
          onClose={() => setIsAsking(false)}
          onConfirm={(reason) =>
            decide(async () => {
              await call('POST Races/SetMaintenance', { body: { isOn: !isOn, reason } });
              return t(`trading.maintenance.done.${word}`);
            })
          }
        >
          <p>{t(`trading.maintenance.${word}.text`)}</p>
        </DecisionDialog>
      )}
    </div>
  );
}

function RaceList({ races }: { races: RaceRow[] }) {
  const t = useT();
  const { rowProps } = useWorklist({ items: races.map(({ id }) => ({ id: String(id) })), actions: {} });
  if (races.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="trophy" title={t('trading.races.none.title')} text={t('trading.races.none.text')} />
      </div>
    );
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('trading.column.number')}</span>
        <span>{t('trading.column.race')}</span>
        <span>{t('trading.column.ends')}</span>
        <span className={rows.end}>{t('trading.column.players')}</span>
        <span className={rows.end}>{t('trading.column.prizes')}</span>
      </div>
      <ul className={list.list} aria-label={t('trading.page.races')}>
        {races.map((race) => (
          <li key={race.id}>
            <Link
              {...rowProps(String(race.id))}
              href={`/trading/races/${race.id}`}
              className={`${rows.row} ${styles.row}`}
            >
              <RaceCells race={race} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RaceCells({ race }: { race: RaceRow }) {
  const t = useT();
  const { id, name, endsAt, prizePool, players, requests } = race;
  return (
    <>
      <span className={`${rows.soft} ${styles.number} figures`}>{id}</span>
      <span className={`${list.what} ${styles.what}`}>
        <span className={rows.strong}>{name}</span>
        <RaceState {...race} />
        {requests.length > 0 && <Badge kind="info">{t('trading.second')}</Badge>}
      </span>
      <span className={`${rows.soft} ${styles.when}`}>
        <Moment at={endsAt} />
      </span>
      <span className={`${rows.end} ${styles.count} figures`}>{players}</span>
      <span className={`${rows.end} ${styles.amount}`}>
        <Amount amount={prizePool} />
      </span>
    </>
  );
}
