import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../../shared/texts/texts.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { useT } from '../texts.ts';
import type { Player, PlayerMoment } from '../use-player.ts';

/** Everything of all lists in one. */
export function TimelineTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'clock', title: t('players.timeline.empty'), text: t('players.timeline.empty.text') } as const;
  return (
    <PagedList of="GET Players/Timeline" playerId={playerId} empty={empty}>
      {(moments) => <MomentTable moments={moments} />}
    </PagedList>
  );
}

export function MomentTable({ moments }: { moments: readonly PlayerMoment[] }) {
  const t = useT();
  return (
    <DataTable
      label={t('players.tab.timeline')}
      rows={moments}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      columns={[
        { title: t('players.column.at'), show: ({ at }) => <Moment at={at} /> },
        { title: t('players.column.area'), show: ({ kind }) => <Badge>{t(`players.moment.${kind}`)}</Badge> },
        {
          title: t('players.column.what'),
          look: 'wide',
          show: (moment) => <What moment={moment} />,
        },
        {
          title: t('players.column.amount'),
          look: 'figure',
          show: ({ amount, kind }) =>
            amount !== null && <Amount amount={amount} sign={kind === 'money' ? 'always' : 'negative'} />,
        },
      ]}
    />
  );
}

function What({ moment: { kind, what, detail } }: { moment: PlayerMoment }) {
  const t = useT();
  // A payment is `withdraw: requested`; what the staff did and wrote begins with a name.
  const [direction = '', state = ''] = kind === 'payment' ? what.split(': ') : [];
  const isPayment = direction === 'deposit' || direction === 'withdraw';
  const words = isPayment
    ? `${t(`players.payment.${direction}`)}: ${serverWord('players.state', state).toLowerCase()}`
    : kind === 'staff' || kind === 'note'
      ? what
      : serverWord('players.what', what);
  return (
    <span>
      <strong>{words}</strong> {detail}
    </span>
  );
}
