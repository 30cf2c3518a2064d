import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useMay } from '../../../shared/session/me.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { Keys, useListKeys } from '../../../shared/view/keys.tsx';
import remoteStyles from '../../../shared/view/remote.module.css';
import { Remote } from '../../../shared/view/remote.tsx';
import rows from '../../../shared/view/row-list.module.css';
import list from '../../../shared/view/worklist-rows.module.css';
import { useWorklist } from '../../../shared/worklist/use-worklist.ts';
import { useT } from '../texts.ts';
import { TradingFrame } from '../trading-frame.tsx';
import styles from '../trading-rows.module.css';
import { JackpotState } from './jackpot-state.tsx';
import { type JackpotRow, useJackpots } from './use-jackpots.ts';

export function JackpotsPage() {
  const t = useT();
  const query = useJackpots();
  const mayRun = useMay('jackpots.run');
  return (
    <TradingFrame
      aside={
        <>
          <Keys keys={useListKeys()} />
          {mayRun && (
            <ButtonLink size="small" href="/trading/jackpots/new">
              {t('trading.jackpot.new')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Remote query={query}>{(jackpots) => <Jackpots jackpots={jackpots} />}</Remote>
    </TradingFrame>
  );
}

function Jackpots({ jackpots }: { jackpots: JackpotRow[] }) {
  const t = useT();
  const { rowProps } = useWorklist({ items: jackpots.map(({ id }) => ({ id: String(id) })), actions: {} });
  if (jackpots.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="trophy" title={t('trading.jackpots.none.title')} text={t('trading.jackpots.none.text')} />
      </div>
    );
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('trading.column.number')}</span>
        <span>{t('trading.column.jackpot')}</span>
        <span>{t('trading.column.closes')}</span>
        <span className={rows.end}>{t('trading.column.tickets')}</span>
        <span className={rows.end}>{t('trading.column.pool')}</span>
      </div>
      <ul className={list.list} aria-label={t('trading.page.jackpots')}>
        {jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <Link
              {...rowProps(String(jackpot.id))}
              href={`/trading/jackpots/${jackpot.id}`}
              className={`${rows.row} ${styles.row}`}
            >
              <JackpotCells jackpot={jackpot} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function JackpotCells({ jackpot }: { jackpot: JackpotRow }) {
  const t = useT();
  const { id, gameCount, ticketPrice, closesAt, tickets, pool, missing, requests, state } = jackpot;
  return (
    <>
      <span className={`${rows.soft} ${styles.number} figures`}>{id}</span>
      <span className={`${list.what} ${styles.what}`}>
        <span className={rows.strong}>{t('trading.games', { count: gameCount })}</span>
        <JackpotState {...jackpot} />
        {state === 'closed' && missing > 0 && (
          <Badge kind="bad">{t('trading.waits.results', { count: missing })}</Badge>
        )}
        {requests.length > 0 && <Badge kind="info">{t('trading.second')}</Badge>}
        <span className={rows.soft}>
          <Amount amount={ticketPrice} />
        </span>
      </span>
      <span className={`${rows.soft} ${styles.when}`}>
        <Moment at={closesAt} />
      </span>
      <span className={`${rows.end} ${styles.count} figures`}>{tickets}</span>
      <span className={`${rows.end} ${styles.amount}`}>
        <Amount amount={pool} />
      </span>
    </>
  );
}
