import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { type ComponentProps, useState } from 'react';
import { useMay } from '../../shared/session/me.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import rows from '../../shared/view/row-list.module.css';
import shared from '../../shared/view/worklist-rows.module.css';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { AnswerOrder } from './answer-order.tsx';
import styles from './compliance.module.css';
import { ComplianceFrame } from './compliance-frame.tsx';
import { OrderPanel } from './order-panel.tsx';
import { RegisterOrder } from './register-order.tsx';
import reportStyles from './report-rows.module.css';
import { useT } from './texts.ts';
import { type Order, useOrders } from './use-compliance.ts';

export function OrdersPage() {
  const query = useOrders();
  return (
    <ComplianceFrame aside={<Keys keys={useListKeys()} />}>
      <Remote query={query}>{(orders) => <Orders orders={orders} />}</Remote>
    </ComplianceFrame>
  );
}

type Open = 'register' | { release: Order } | { answer: Order };

function Orders({ orders }: { orders: Order[] }) {
  const t = useT();
  const mayRegister = useMay('switches.order');
  const [opened, setOpened] = useState<Open>();
  const { open, listHref, rowProps } = useWorklist({ items: orders, actions: {} });
  const close = () => setOpened(undefined);
  const list = (
    <div className={styles.section}>
      <div className={styles.bar}>
        <p className={styles.note}>{t('compliance.orders.note')}</p>
        {mayRegister && (
          <Button size="small" onClick={() => setOpened('register')}>
            {t('compliance.order.register')}
          </Button>
        )}
      </div>
      {orders.length === 0 ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="check" title={t('compliance.orders.none')} text={t('compliance.orders.none.text')} />
        </div>
      ) : (
        <OrderRows orders={orders} rowProps={rowProps} />
      )}
    </div>
  );
  return (
    <>
      <ListAndPanel
        list={list}
        panel={
          open && (
            <OrderPanel
              order={open}
              backHref={listHref}
              onRelease={() => setOpened({ release: open })}
              onAnswer={() => setOpened({ answer: open })}
            />
          )
        }
      />
      {opened === 'register' && <RegisterOrder onClose={close} />}
      {typeof opened === 'object' && 'release' in opened && <RegisterOrder released={opened.release} onClose={close} />}
      {typeof opened === 'object' && 'answer' in opened && <AnswerOrder order={opened.answer} onClose={close} />}
    </>
  );
}

const kinds = {
  'in force': 'info',
  open: 'info',
  over: 'neutral',
  released: 'neutral',
  answered: 'good',
  done: 'neutral',
} as const;

interface OrderRowsProps {
  orders: readonly Order[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

function OrderRows({ orders, rowProps }: OrderRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${shared.rows} ${reportStyles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('compliance.order.received')}</span>
        <span>{t('compliance.order')}</span>
        <span>{t('compliance.column.player')}</span>
        <span className={rows.end}>{t('compliance.column.state')}</span>
      </div>
      <ul className={shared.list} aria-label={t('compliance.page.orders')}>
        {orders.map(({ id, authority, number, asks, receivedAt, players, state }) => (
          <li key={id}>
            <Link {...rowProps(id)} className={`${rows.row} ${shared.row}`}>
              <span className={`${rows.soft} ${shared.age}`}>
                <Moment at={receivedAt} />
              </span>
              <span className={shared.what}>
                <span className={rows.strong}>{t(`compliance.asks.${asks}`)}</span>
                <span className={`${rows.soft} ${shared.detail}`}>{`${authority}, ${number}`}</span>
              </span>
              <span className={`${rows.soft} ${shared.who} figures`}>
                {players.length === 1
                  ? (players[0]?.userName ?? `#${players[0]?.playerId}`)
                  : t('compliance.order.players', { count: players.length })}
              </span>
              <span className={`${rows.end} ${shared.amount}`}>
                <Badge kind={kinds[state]}>{t(`compliance.order.state.${state}`)}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
