import type { OfficeCallData } from '@harmattan/contract/office';
import { Link } from '@harmattan/router/link';
import type { ReactNode } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './desk-section.module.css';
import { useT } from './texts.ts';

export type Trial = OfficeCallData<'POST Payments/TrialPayoutRules'>;

/** What limits would have held, against those that count now; each reason leads to withdrawals that it would have held. */
export function RulesTrial({ trial }: { trial: Trial }) {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="trial">
      <h3 id="trial" className={styles.title}>
        {t('payments.trial.title', { days: trial.days })}
      </h3>
      <TableFrame label={t('payments.trial.what')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('payments.trial.what')}</th>
              <th scope="col" className={tables.figure}>
                {t('payments.trial.count')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('payments.trial.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {(['tried', 'heldNow', 'held'] as const).map((line) => (
              <TrialRow key={line} name={t(`payments.trial.${line}`)} sum={trial[line]} />
            ))}
            {trial.reasons.map(({ reason, examples, ...sum }) => (
              <TrialRow
                key={reason}
                name={
                  examples[0] ? (
                    <Link href={`/payments?id=${examples[0].id}`}>{serverWord('payments.reason', reason)}</Link>
                  ) : (
                    serverWord('payments.reason', reason)
                  )
                }
                sum={sum}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function TrialRow({ name, sum }: { name: ReactNode; sum: { count: number; amount: number } }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={`${tables.figure} figures`}>{sum.count}</td>
      <td className={tables.figure}>
        <Amount amount={sum.amount} />
      </td>
    </tr>
  );
}
