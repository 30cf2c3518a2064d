import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import tables from '../../shared/view/table.module.css';
import styles from './compliance.module.css';
import { useT } from './texts.ts';
import type { Dormancy } from './use-compliance.ts';

type Account = Dormancy['accounts'][number];
type State = 'noticed' | 'dormant' | 'ended';

/** As many as the server sends; there may be more then. */
const listMax = 200;

export function DormantAccounts({ accounts, state }: { accounts: readonly Account[]; state: State }) {
  const t = useT();
  return (
    <>
      <DeskTable
        label={t(`compliance.dormant.state.${state}`)}
        columns={[
          t('compliance.column.player'),
          t('compliance.dormant.used'),
          t('compliance.dormant.told'),
          t(`compliance.dormant.when.${state}`),
          { figure: t('compliance.dormant.balance.now') },
        ]}
      >
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} state={state} />
        ))}
      </DeskTable>
      {accounts.length === listMax && (
        <p className={styles.note}>{t('compliance.dormant.first', { count: listMax })}</p>
      )}
    </>
  );
}

function AccountRow({ account, state }: { account: Account; state: State }) {
  const t = useT();
  const { playerId, userName, usedAt, noticedAt, outcome, balance } = account;
  const at = { noticed: account.dueAt, dormant: account.dormantSince, ended: account.endedAt }[state];
  return (
    <tr>
      <th scope="row">
        <PlayerLink playerId={playerId} userName={userName} />
      </th>
      <td>
        <Moment at={usedAt} />
      </td>
      <td>{noticedAt === null ? t('compliance.dormant.told.no') : <Moment at={noticedAt} />}</td>
      <td>
        {at !== null && <Moment at={at} />}
        {outcome !== null && <span className={tables.second}>{t(`compliance.dormant.outcome.${outcome}`)}</span>}
      </td>
      <td className={tables.figure}>
        <Amount amount={balance} />
      </td>
    </tr>
  );
}
