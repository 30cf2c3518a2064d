import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './board.module.css';
import type { Board } from './use-board.ts';

export function BoardRow({ row }: { row: Board['top'][number] }) {
  const t = useT();
  return (
    <tr className={styles.row} data-own={row.isOwn || undefined}>
      <td className={`${styles.place} figures`} data-place={row.place}>
        {row.place}
      </td>
      <td className={styles.who}>
        <span className="figures">{row.name}</span>
        {row.isOwn && <Badge kind="info">{t('races.you')}</Badge>}
      </td>
      <td className={`${styles.turnover} figures`}>
        <WireMoney amount={row.turnover} />
      </td>
      <td className={`${styles.prize} figures`}>{row.prize > 0 ? <WireMoney amount={row.prize} /> : '–'}</td>
    </tr>
  );
}
