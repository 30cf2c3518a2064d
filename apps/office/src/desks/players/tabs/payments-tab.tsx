import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../../shared/texts/texts.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { IdText } from '../../../shared/view/id-text.tsx';
import { DataTable } from '../data-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { useT } from '../texts.ts';
import type { Player } from '../use-player.ts';

const good = ['succeeded', 'paid'];
const bad = ['failed', 'rejected', 'refused', 'returned', 'expired', 'charged_back', 'paid_after_failure'];
const lookOf = (state: string) => (good.includes(state) ? 'good' : bad.includes(state) ? 'bad' : 'info');

/** Deposits and withdrawals. References are the ones that a bank or a gateway asks for. */
export function PaymentsTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'wallet', title: t('players.payments.empty'), text: t('players.payments.empty.text') } as const;
  return (
    <PagedList of="GET Players/Payments" playerId={playerId} empty={empty}>
      {(payments) => (
        <DataTable
          label={t('players.tab.payments')}
          rows={payments}
          keyOf={({ id }) => id}
          columns={[
            { title: t('players.column.at'), show: ({ at }) => <Moment at={at} /> },
            {
              title: t('players.column.payment'),
              show: ({ direction, method }) => (
                <span>
                  <strong>{t(`players.payment.${direction}`)}</strong> {method}
                </span>
              ),
            },
            {
              title: t('players.column.state'),
              show: ({ state }) => <Badge kind={lookOf(state)}>{serverWord('players.state', state)}</Badge>,
            },
            {
              title: t('players.column.reference'),
              look: 'wide',
              show: (payment) => <References payment={payment} />,
            },
            {
              title: t('players.column.amount'),
              look: 'figure',
              show: ({ amount, received }) => <Amount amount={received ?? amount} />,
            },
            {
              title: t('players.balance'),
              look: 'figure',
              show: ({ balance }) => (balance === null ? '–' : <Amount amount={balance} />),
            },
          ]}
        />
      )}
    </PagedList>
  );
}

interface Referred {
  reference: string;
  gatewayReference: string | null;
  account: string | null;
  holder: string | null;
  note: string | null;
}

function References({ payment: { reference, gatewayReference, account, holder, note } }: { payment: Referred }) {
  return (
    <span>
      <IdText id={reference} /> {gatewayReference !== null && <IdText id={gatewayReference} />}{' '}
      {[account, holder, note].filter(Boolean).join(', ')}
    </span>
  );
}
