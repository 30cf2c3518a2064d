import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../../shared/texts/texts.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { useT } from '../texts.ts';
import type { Player } from '../use-player.ts';

/** The journal of the account, with the balance after each entry. */
export function MoneyTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'coin', title: t('players.money.empty'), text: t('players.money.empty.text') } as const;
  return (
    <PagedList of="GET Players/Journal" playerId={playerId} empty={empty}>
      {(entries) => (
        <DataTable
          label={t('players.tab.money')}
          rows={entries}
          keyOf={({ key }) => key}
          columns={[
            { title: t('players.column.at'), show: ({ at }) => <Moment at={at} /> },
            {
              title: t('players.column.what'),
              look: 'wide',
              show: ({ kind, about, status, game, supplier }) => (
                <span>
                  <strong>{serverWord('players.what', `${kind} ${about}`)}</strong>{' '}
                  {[game, supplier].filter(Boolean).join(', ')} {status !== 'ok' && <Badge kind="bad">{status}</Badge>}
                </span>
              ),
            },
            {
              title: t('players.column.account'),
              show: ({ account }) => account,
            },
            {
              title: t('players.column.change'),
              look: 'figure',
              show: ({ change }) => <Amount amount={change} sign="always" />,
            },
            { title: t('players.balance'), look: 'figure', show: ({ balance }) => <Amount amount={balance} /> },
            { title: t('players.held'), look: 'figure', show: ({ held }) => <Amount amount={held} /> },
          ]}
        />
      )}
    </PagedList>
  );
}
