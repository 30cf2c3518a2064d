import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../../shared/texts/texts.ts';
import { Age } from '../../../shared/time/age.tsx';
import { Moment } from '../../../shared/time/moment.tsx';
import { IdText } from '../../../shared/view/id-text.tsx';
import { Older } from '../../../shared/view/older.tsx';
import { Remote } from '../../../shared/view/remote.tsx';
import { DataTable } from '../data-table.tsx';
import styles from '../section.module.css';
import { useT } from '../texts.ts';
import { type Player, usePages } from '../use-player.ts';

/** Where the player is signed in, on which devices, and what happened at the door. */
export function SessionsTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const query = usePages('GET Players/Sessions', playerId);
  return (
    <Remote query={query}>
      {({ pages }) => (
        <>
          <OpenSessions sessions={pages[0]?.sessions ?? []} />
          <Devices devices={pages[0]?.devices ?? []} />
          <h2 className={styles.title}>{t('players.security.title')}</h2>
          <SecurityEvents events={pages.flatMap(({ items }) => items)} />
          <Older query={query} endText={t('players.list.end')} />
        </>
      )}
    </Remote>
  );
}

type Sessions = NonNullable<ReturnType<typeof usePages<'GET Players/Sessions'>>['data']>['pages'][number];

function OpenSessions({ sessions }: { sessions: Sessions['sessions'] }) {
  const t = useT();
  return (
    <>
      <h2 className={styles.title}>{t('players.sessions.title', { count: sessions.length })}</h2>
      {sessions.length > 0 && (
        <DataTable
          label={t('players.sessions.label')}
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            { title: t('players.column.opened'), show: ({ openedAt }) => <Moment at={openedAt} /> },
            { title: t('players.column.seen'), show: ({ lastSeenAt }) => <Age since={lastSeenAt} /> },
            { title: t('players.column.device'), look: 'wide', show: (session) => <DeviceText device={session} /> },
            { title: t('players.column.address'), show: ({ address }) => address },
          ]}
        />
      )}
    </>
  );
}

function Devices({ devices }: { devices: Sessions['devices'] }) {
  const t = useT();
  return (
    <>
      <h2 className={styles.title}>{t('players.devices.title', { count: devices.length })}</h2>
      {devices.length > 0 && (
        <DataTable
          label={t('players.devices.label')}
          rows={devices}
          keyOf={({ id }) => id}
          columns={[
            { title: t('players.column.since'), show: ({ since }) => <Moment at={since} /> },
            { title: t('players.column.seen'), show: ({ lastSeenAt }) => <Age since={lastSeenAt} /> },
            { title: t('players.column.device'), look: 'wide', show: ({ id }) => <IdText id={id} /> },
            {
              title: t('players.column.others'),
              look: 'figure',
              show: ({ others }) => (others === 0 ? '0' : <Badge kind="bad">{others}</Badge>),
            },
          ]}
        />
      )}
    </>
  );
}

function SecurityEvents({ events }: { events: Sessions['items'] }) {
  const t = useT();
  return (
    <DataTable
      label={t('players.security.title')}
      rows={events.map((event, place) => ({ ...event, place }))}
      keyOf={({ at, place }) => `${at} ${place}`}
      columns={[
        { title: t('players.column.at'), show: ({ at }) => <Moment at={at} /> },
        {
          title: t('players.column.what'),
          look: 'wide',
          show: ({ event, outcome }) => (
            <span>
              <strong>{serverWord('players.event', event)}</strong> {outcome}
            </span>
          ),
        },
        { title: t('players.column.device'), show: (event) => <DeviceText device={event} /> },
        { title: t('players.column.address'), show: ({ address }) => address },
      ]}
    />
  );
}

function DeviceText({
  device: { os, browser, isMobile },
}: {
  device: { os: string; browser: string; isMobile: boolean };
}) {
  const t = useT();
  return <span>{[os, browser, isMobile && t('players.device.mobile')].filter(Boolean).join(', ')}</span>;
}
