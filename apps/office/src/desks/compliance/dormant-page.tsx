import { dormantAges, dormantStates } from '@harmattan/contract/office';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import { SelectField } from '@harmattan/ui/select-field';
import { LinkTabs } from '@harmattan/ui/tabs';
import { showToast } from '@harmattan/ui/toast';
import { call } from '../../shared/api/call.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import { DownloadButton } from '../../shared/view/download-button.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { Section } from '../../shared/view/section.tsx';
import tables from '../../shared/view/table.module.css';
import styles from './compliance.module.css';
import { ComplianceFrame } from './compliance-frame.tsx';
import { DormantAccounts } from './dormant-accounts.tsx';
import { useT } from './texts.ts';
import { type Dormancy, type DormancyQuery, useDormancy } from './use-compliance.ts';

export function DormantPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const state = dormantStates.find((one) => one === search.get('state')) ?? 'dormant';
  const age = dormantAges.find((one) => one === search.get('age'));
  const wanted = age === undefined ? { state } : { state, age };
  const query = useDormancy(wanted);
  return (
    <ComplianceFrame>
      <div className={styles.bar}>
        <LinkTabs
          label={t('compliance.dormant.state')}
          tabs={dormantStates.map((one) => ({
            href: `?${new URLSearchParams(age === undefined ? { state: one } : { state: one, age })}`,
            label: t(`compliance.dormant.state.${one}`),
            isCurrent: state === one,
          }))}
        />
        <div className={styles.several}>
          <SelectField
            label={t('compliance.dormant.age')}
            value={age ?? ''}
            options={['' as const, ...dormantAges].map((value) => ({
              value,
              label: t(`compliance.dormant.age.${value === '' ? 'all' : value}`),
            }))}
            onValueChange={(value) => setSearch(value === '' ? { state } : { state, age: value })}
          />
        </div>
      </div>
      <Remote query={query}>{(dormancy) => <Found dormancy={dormancy} wanted={{ ...wanted, state }} />}</Remote>
    </ComplianceFrame>
  );
}

type Wanted = DormancyQuery & { state: (typeof dormantStates)[number] };

function Found({ dormancy, wanted }: { dormancy: Dormancy; wanted: Wanted }) {
  const t = useT();
  const { accounts, afterMonths, noticeDays } = dormancy;
  return (
    <>
      <p className={styles.note}>{t('compliance.dormant.note', { months: afterMonths, days: noticeDays })}</p>
      <Sums dormancy={dormancy} />
      <Section title={t(`compliance.dormant.state.${wanted.state}`)} aside={<DormantFile wanted={wanted} />}>
        {accounts.length === 0 ? (
          <div className={remoteStyles.panel}>
            <EmptyState icon="check" title={t('compliance.dormant.none')} text={t('compliance.dormant.none.text')} />
          </div>
        ) : (
          <DormantAccounts accounts={accounts} state={wanted.state} />
        )}
      </Section>
    </>
  );
}

function Sums({ dormancy: { sums, notices } }: { dormancy: Dormancy }) {
  const t = useT();
  return (
    <Section title={t('compliance.dormant.sums')} note={t('compliance.dormant.notices', notices)}>
      {sums.length > 0 && (
        <DeskTable
          label={t('compliance.dormant.sums')}
          columns={[
            t('compliance.dormant.age'),
            t('compliance.dormant.state'),
            { figure: t('compliance.dormant.accounts') },
            { figure: t('compliance.dormant.balance') },
          ]}
        >
          {sums.map(({ state, age, accounts, balance }) => (
            <tr key={`${state} ${age}`}>
              <th scope="row">{t(`compliance.dormant.age.${age}`)}</th>
              <td>{t(`compliance.dormant.state.${state}`)}</td>
              <td className={`${tables.figure} figures`}>{accounts}</td>
              <td className={tables.figure}>
                <Amount amount={balance} />
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </Section>
  );
}

function DormantFile({ wanted }: { wanted: Wanted }) {
  const t = useT();
  return (
    <DownloadButton
      label={t('compliance.dormant.file')}
      type="text/csv"
      load={async () => {
        const { accounts, isWhole, ...file } = await call('GET Compliance/DormantFile', { query: wanted });
        if (!isWhole) showToast({ kind: 'info', text: t('compliance.dormant.file.part', { count: accounts }) });
        return file;
      }}
    />
  );
}
