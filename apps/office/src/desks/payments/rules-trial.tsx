import type { OfficeCallData } from '@harmattan/contract/office';
import { Link } from '@harmattan/router/link';
import type { ReactNode } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import tables from '../../shared/view/table.module.css';
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
      <DeskTable
        label={t('payments.trial.what')}
        columns={[
          t('payments.trial.what'),
          { figure: t('payments.trial.count') },
          { figure: t('payments.trial.amount') },
        ]}
      >
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
      </DeskTable>
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
