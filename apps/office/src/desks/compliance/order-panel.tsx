import { Button } from '@harmattan/ui/button';
import { Moment } from '../../shared/time/moment.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './compliance.module.css';
import { useT } from './texts.ts';
import type { Order } from './use-compliance.ts';

interface OrderPanelProps {
  order: Order;
  backHref: string;
  onRelease: () => void;
  onAnswer: () => void;
}

export function OrderPanel({ order, backHref, onRelease, onAnswer }: OrderPanelProps) {
  const t = useT();
  const { id, authority, number, asks, state, receivedAt, until, text, documentSha256, players, releases } = order;
  return (
    <Panel
      id={id}
      title={t(`compliance.asks.${asks}`)}
      backHref={backHref}
      actions={
        <>
          {order.actions.includes('release') && (
            <Button kind="primary" onClick={onRelease}>
              {t('compliance.order.release')}
            </Button>
          )}
          {order.actions.includes('answer') && (
            <Button kind="primary" onClick={onAnswer}>
              {t('compliance.order.answer')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      <Facts
        facts={[
          { name: t('compliance.authority'), value: authority },
          { name: t('compliance.number'), value: number },
          { name: t('compliance.column.state'), value: t(`compliance.order.state.${state}`) },
          { name: t('compliance.order.received'), value: <Moment at={receivedAt} /> },
          ...(until === null ? [] : [{ name: t('compliance.order.until'), value: <Moment at={until} /> }]),
          ...(releases === null ? [] : [{ name: t('compliance.order.releases'), value: releases }]),
          {
            name: t('compliance.order.who'),
            value: (
              <span className={styles.several}>
                {players.map(({ playerId, userName }) => (
                  <PlayerLink key={playerId} playerId={playerId} userName={userName} />
                ))}
              </span>
            ),
          },
          ...(documentSha256 === null
            ? []
            : [{ name: t('compliance.order.document'), value: <IdText id={documentSha256} /> }]),
          { name: t('compliance.order.registered-by'), value: order.registeredBy },
          ...(order.endReason === null ? [] : [{ name: t('compliance.order.end'), value: order.endReason }]),
        ]}
      />
      {asks === 'freeze' && <p className={styles.note}>{t('compliance.order.freeze.note')}</p>}
    </Panel>
  );
}
