import { Button } from '@harmattan/ui/button';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { BeginIncident } from './begin-incident.tsx';
import { Card, CardNote } from './card.tsx';
import styles from './incidents-card.module.css';
import { useT } from './texts.ts';
import { type Choice, type Incident, useIncidents } from './use-incidents.ts';

/** What is off for everyone now, and a way to switch more of it off. */
export function IncidentsCard() {
  const t = useT();
  const query = useIncidents();
  const [choices, setChoices] = useState<readonly Choice[]>();
  const [ending, setEnding] = useState<Incident>();
  const { data } = query;
  return (
    <Card
      title={t('home.incidents.title')}
      icon="alert"
      aside={
        data &&
        data.choices.length > 0 && (
          <Button size="small" onClick={() => setChoices(data.choices)}>
            {t('home.incidents.begin')}
          </Button>
        )
      }
    >
      <Remote query={query} skeleton={<CardNote> </CardNote>}>
        {({ on }) =>
          on.length === 0 ? (
            <CardNote>{t('home.incidents.none')}</CardNote>
          ) : (
            <ul className={styles.list}>
              {on.map((incident) => (
                <li key={incident.id}>
                  <IncidentRow incident={incident} onEnd={() => setEnding(incident)} />
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
      {choices && <BeginIncident choices={choices} onClose={() => setChoices(undefined)} />}
      {ending && <EndIncident incident={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}

function IncidentRow({ incident, onEnd }: { incident: Incident; onEnd: () => void }) {
  const t = useT();
  const { kind, name, by, reason, banner, until, waiting, actions } = incident;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {kind !== 'withdrawals' && <span className={styles.kind}>{t(`home.incidents.kind.${kind}`)}</span>}
          {kind === 'withdrawals' ? t('home.incidents.kind.withdrawals') : name}
        </p>
        <p className={styles.soft}>{t('home.incidents.by', { name: by, reason })}</p>
        {banner !== null && <p className={styles.soft}>{t('home.incidents.banner', { text: banner })}</p>}
        <p className={styles.soft}>
          {t('home.incidents.until')} <Moment at={until} />
          {waiting > 0 && <strong className={styles.waiting}>{t('home.incidents.waiting', { count: waiting })}</strong>}
        </p>
      </div>
      {actions.includes('end') && (
        <Button size="small" onClick={onEnd}>
          <span aria-hidden="true">{t('home.incidents.end')}</span>
          <span className="visually-hidden">{t('home.incidents.end.name', { name })}</span>
        </Button>
      )}
    </div>
  );
}

function EndIncident({ incident: { id, name }, onClose }: { incident: Incident; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();

  async function end(reason: string) {
    try {
      await call('POST Incidents/End', { body: { id, reason } });
      showToast({ kind: 'good', text: t('home.end.done', { name }) });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  }

  return (
    <DecisionDialog title={t('home.end.title')} confirmText={t('home.end.confirm')} onClose={onClose} onConfirm={end}>
      <p>{t('home.end.text', { name })}</p>
    </DecisionDialog>
  );
}
