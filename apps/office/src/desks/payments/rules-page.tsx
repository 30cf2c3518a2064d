import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import { useMe } from '../../shared/session/me.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './desk-section.module.css';
import { PaymentsFrame } from './payments-frame.tsx';
import { RulesForm } from './rules-form.tsx';
import { useT } from './texts.ts';

type Rules = OfficeCallData<'GET Payments/PayoutRules'>;
export type Limits = Rules['limits'];

const refreshMs = 15_000;

export function RulesPage() {
  const query = useQuery({
    queryKey: ['payments', 'rules'],
    queryFn: ({ signal }) => call('GET Payments/PayoutRules', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
  return (
    <PaymentsFrame>
      <Remote query={query}>{(rules) => <RulesView rules={rules} />}</Remote>
    </PaymentsFrame>
  );
}

function RulesView({ rules }: { rules: Rules }) {
  const { asked, actions, limits, approvalId } = rules;
  return (
    <>
      <LimitsNow rules={rules} />
      {asked && <AskedNote asked={asked} />}
      {actions.includes('set') && (
        <RulesForm key={approvalId ?? 'new'} start={asked?.limits ?? limits} isSecond={asked !== null} />
      )}
      <History rules={rules} />
    </>
  );
}

function LimitsNow({ rules: { limits, settings, asked } }: { rules: Rules }) {
  const t = useT();
  const columns = [
    { name: t('payments.rules.now'), limits },
    ...(asked ? [{ name: t('payments.rules.asked'), limits: asked.limits }] : []),
    { name: t('payments.rules.settings'), limits: settings },
  ];
  return (
    <section className={styles.section} aria-labelledby="limits">
      <h2 id="limits" className={styles.title}>
        {t('payments.rules.title')}
      </h2>
      <p className={styles.note}>{t('payments.rules.text')}</p>
      <TableFrame label={t('payments.rules.title')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('payments.rules.limit')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className={tables.figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['single', 'day', 'count'] as const).map((line) => (
              <tr key={line}>
                <th scope="row">{t(`payments.rules.${line}`)}</th>
                {columns.map((column) => (
                  <td key={column.name} className={`${tables.figure} figures`}>
                    <Figure line={line} limits={column.limits} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function Figure({ line, limits }: { line: 'single' | 'day' | 'count'; limits: Limits }) {
  if (line === 'count') return <>{limits.dayCountMax}</>;
  return <Amount amount={line === 'single' ? limits.singleMax : limits.dayMax} />;
}

function AskedNote({ asked: { maker, comment, since } }: { asked: NonNullable<Rules['asked']> }) {
  const t = useT();
  const { userName } = useMe();
  return (
    <div className={styles.box}>
      <p>{maker === userName ? t('payments.rules.own') : t('payments.rules.second', { maker })}</p>
      <p>
        <Moment at={since} /> · {comment}
      </p>
    </div>
  );
}

function History({ rules: { history } }: { rules: Rules }) {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('payments.history.title')}
      </h2>
      {history.length === 0 ? (
        <p className={styles.note}>{t('payments.history.none')}</p>
      ) : (
        <TableFrame label={t('payments.history.title')}>
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('payments.history.at')}</th>
                {(['single', 'day', 'count'] as const).map((line) => (
                  <th key={line} scope="col" className={tables.figure}>
                    {t(`payments.rules.${line}`)}
                  </th>
                ))}
                <th scope="col">{t('payments.history.by')}</th>
                <th scope="col">{t('payments.fact.comment')}</th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ limits, setAt, setBy, why }) => (
                <tr key={setAt}>
                  <th scope="row">
                    <Moment at={setAt} />
                  </th>
                  {(['single', 'day', 'count'] as const).map((line) => (
                    <td key={line} className={`${tables.figure} figures`}>
                      <Figure line={line} limits={limits} />
                    </td>
                  ))}
                  <td>{setBy}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}
