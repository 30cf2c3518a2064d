import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../../shared/texts/texts.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import type { Player } from '../use-player.ts';

const looks = { done: 'good', refused: 'bad', read: 'neutral' } as const;

/** What the staff did to the player, was refused and read. The audit's own desk has what was before and after. */
export function AuditTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'shield', title: t('players.audit.empty'), text: t('players.audit.empty.text') } as const;
  return (
    <>
      <p className={section.soft}>
        <Link href={`/audit?subject=${encodeURIComponent(`player ${playerId}`)}`}>{t('players.audit.whole')}</Link>
      </p>
      <PagedList of="GET Players/Audit" playerId={playerId} empty={empty}>
        {(entries) => (
          <DataTable
            label={t('players.tab.audit')}
            rows={entries.map((entry, place) => ({ ...entry, place }))}
            keyOf={({ at, place }) => `${at} ${place}`}
            columns={[
              { title: t('players.column.at'), show: ({ at }) => <Moment at={at} /> },
              { title: t('players.column.actor'), show: ({ actor }) => <strong>{actor}</strong> },
              {
                title: t('players.column.outcome'),
                show: ({ outcome }) => <Badge kind={looks[outcome]}>{t(`players.outcome.${outcome}`)}</Badge>,
              },
              {
                title: t('players.column.what'),
                look: 'wide',
                show: ({ action, reason }) => (
                  <span>
                    {serverWord('players.action', action)} {reason}
                  </span>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}
