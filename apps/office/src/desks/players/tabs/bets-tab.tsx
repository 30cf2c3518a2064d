import { instantInMarket } from '@harmattan/kernel/market-time';
import { Badge } from '@harmattan/ui/badge';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { IdText } from '../../../shared/view/id-text.tsx';
import { DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { useT } from '../texts.ts';
import type { Player } from '../use-player.ts';

const looks = { won: 'good', 'cashed-out': 'good', open: 'info' } as const;
const lookOf = (state: string) => looks[state as keyof typeof looks] ?? 'neutral';

/** Rounds and bets, those that moved last first. */
export function BetsTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'receipt', title: t('players.bets.empty'), text: t('players.bets.empty.text') } as const;
  return (
    <PagedList of="GET Players/Bets" playerId={playerId} empty={empty}>
      {(rounds) => (
        <DataTable
          label={t('players.tab.bets')}
          rows={rounds}
          keyOf={({ id }) => id}
          columns={[
            {
              title: t('players.column.began'),
              show: ({ time }) => <Moment at={instantInMarket(time).toISOString()} />,
            },
            {
              title: t('players.column.game'),
              look: 'wide',
              show: ({ gameName, provider }) => (
                <span>
                  <strong>{gameName}</strong> {provider}
                </span>
              ),
            },
            {
              title: t('players.column.state'),
              show: ({ state }) => <Badge kind={lookOf(state)}>{t(`players.round.${state}`)}</Badge>,
            },
            { title: t('players.column.stake'), look: 'figure', show: ({ stake }) => <Amount amount={stake} /> },
            { title: t('players.column.win'), look: 'figure', show: ({ win }) => <Amount amount={win} /> },
            { title: t('players.column.round'), show: ({ id }) => <IdText id={id} /> },
          ]}
        />
      )}
    </PagedList>
  );
}
