import { Link } from '@harmattan/router/link';
import { EmptyState } from '@harmattan/ui/empty-state';
import { Amount } from '../../shared/view/amount.tsx';
import { Older } from '../../shared/view/older.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './regulator-page.module.css';
import { useT } from './texts.ts';
import { type Cut, usePlayers } from './use-regulator.ts';

/** Who staked most in the month. */
export function PlayersTable({ cut }: { cut: Cut }) {
  const t = useT();
  const query = usePlayers(cut);
  return (
    <section className={styles.section} aria-labelledby="players">
      <h2 id="players" className={styles.title}>
        {t('regulator.players')}
      </h2>
      <Remote query={query}>
        {(players) =>
          players.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState icon="person" title={t('regulator.none.title')} text={t('regulator.none.text')} />
            </div>
          ) : (
            <>
              <TableFrame label={t('regulator.players')}>
                <table className={tables.table}>
                  <thead>
                    <tr>
                      <th scope="col">{t('regulator.number')}</th>
                      {(['stakes', 'wins', 'ggr'] as const).map((column) => (
                        <th key={column} scope="col" className={tables.figure}>
                          {t(`regulator.${column}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {players.map(({ playerId, number, stakes, wins, ggr }) => (
                      <tr key={playerId}>
                        <th scope="row">
                          <Link href={`?${new URLSearchParams({ ...cut, player: playerId })}`} className="figures">
                            {number}
                          </Link>
                        </th>
                        {[stakes, wins, ggr].map((amount, place) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change.
                          <td key={place} className={tables.figure}>
                            <Amount amount={amount} />
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableFrame>
              <Older query={query} endText={t('regulator.players.end')} />
            </>
          )
        }
      </Remote>
    </section>
  );
}
