import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { Moment } from '../../shared/time/moment.tsx';
import styles from './round-details.module.css';
import type { Move } from './use-round-details.ts';

export function MoveItem({ move }: { move: Move }) {
  const t = useT();
  const way = move.isReceived ? 'in' : 'out';
  return (
    <li className={styles.move} data-refused={move.isRefused || undefined}>
      <p className={styles.kind}>
        {t(`rounds.kind.${move.kind}`)} {move.isRefused && <Badge kind="bad">{t('rounds.refused')}</Badge>}
      </p>
      <p className={styles.amount}>
        <WireMoney amount={move.amount} {...(!move.isRefused && { way })} />
      </p>
      <p className={styles.soft}>
        <Moment time={move.time} />
      </p>
      <p className={styles.soft}>
        {t('rounds.balance')} <WireMoney amount={move.balance} />
      </p>
      <p className={styles.reference}>{move.reference}</p>
    </li>
  );
}
