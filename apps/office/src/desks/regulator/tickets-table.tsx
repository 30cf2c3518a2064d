import { Link } from '@harmattan/router/link';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import { Older } from '../../shared/view/older.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import styles from './regulator-page.module.css';
import { useT } from './texts.ts';
import { type Cut, useTickets } from './use-regulator.ts';

/** Rounds and bets of one player. */
export function TicketsTable({ cut, playerId }: { cut: Cut; playerId: string }) {
  const t = useT();
  const query = useTickets(cut, playerId);
  return (
    <section className={styles.section} aria-labelledby="tickets">
      <h2 id="tickets" className={styles.title}>
        {t('regulator.tickets')}
      </h2>
      <p>
        <Link href={`?${new URLSearchParams({ ...cut })}`}>{t('regulator.back')}</Link>
      </p>
      <Remote query={query}>
        {(tickets) => (
          <>
            <DeskTable
              label={t('regulator.tickets')}
              columns={[
                t('regulator.ticket.name'),
                t('regulator.ticket.time'),
                t('regulator.ticket.state'),
                { figure: t('regulator.ticket.stake') },
                { figure: t('regulator.ticket.win') },
              ]}
            >
              {tickets.map(({ id, name, provider, time, state, stake, win }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={`?${new URLSearchParams({ ...cut, player: playerId, ticket: id })}`}>
                      {name || provider}
                    </Link>
                    <span className={tables.second}>{provider}</span>
                  </th>
                  <td className="figures">{time.replace('T', ' ')}</td>
                  <td>{serverWord('regulator.state', state)}</td>
                  <td className={tables.figure}>
                    <Amount amount={stake} />
                  </td>
                  <td className={tables.figure}>
                    <Amount amount={win} />
                  </td>
                </tr>
              ))}
            </DeskTable>
            <Older query={query} endText={t('regulator.tickets.end')} />
          </>
        )}
      </Remote>
    </section>
  );
}
