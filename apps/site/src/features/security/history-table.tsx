import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { momentText } from '../../shared/time/date-text.ts';
import styles from './history-table.module.css';
import type { PastLogin } from './use-login-history.ts';

/** A table on a wide screen; on a phone each row is a card and each cell wears the name of its column. */
export function HistoryTable({ logins }: { logins: readonly PastLogin[] }) {
  const t = useT();
  const { language } = useEnvironment();
  const columns = [
    t('security.history.number'),
    t('security.history.device'),
    t('security.system'),
    t('security.browser'),
    t('security.history.time'),
    t('security.history.address'),
  ];

  const deviceOf = ({ IsMobile }: PastLogin) => t(IsMobile ? 'security.kind.mobile' : 'security.kind.pc');

  function cellsOf(login: PastLogin, index: number): string[] {
    return [
      String(index + 1),
      login.isFailed ? t('security.history.failed-login', { device: deviceOf(login) }) : deviceOf(login),
      login.os || t('security.unknown'),
      login.browser || t('security.unknown'),
      momentText(login.createTime, language),
      login.hostAddress,
    ];
  }

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('security.history.title')}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {logins.map((login, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: past logins have no other name, and their order is final.
          <tr key={index} className={styles.row}>
            {cellsOf(login, index).map((cell, column) => (
              <td key={columns[column]} data-column={columns[column]} className="figures">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
