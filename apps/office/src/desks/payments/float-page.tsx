import type { OfficeCallData } from '@harmattan/contract/office';
import { Badge } from '@harmattan/ui/badge';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useEnvironment } from '@harmattan/ui/environment';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './desk-section.module.css';
import { PaymentsFrame } from './payments-frame.tsx';
import { useT } from './texts.ts';

const refreshMs = 30_000;
/** Long enough to have money sent to a gateway before it is empty. */
const alarmHours = 6;
/** Of the pay-outs that are decided. */
const poorRate = 0.8;

type Float = OfficeCallData<'GET Payments/Float'>[number];
type Bank = OfficeCallData<'GET Payments/Banks'>[number];

export function FloatPage() {
  return (
    <PaymentsFrame>
      <Floats />
      <Banks />
    </PaymentsFrame>
  );
}

function Floats() {
  const t = useT();
  const query = useQuery({
    queryKey: ['payments', 'float'],
    queryFn: ({ signal }) => call('GET Payments/Float', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
  return (
    <section className={styles.section} aria-labelledby="float">
      <h2 id="float" className={styles.title}>
        {t('payments.float.title')}
      </h2>
      <Remote query={query}>
        {(floats) => (
          <DeskTable
            label={t('payments.float.title')}
            columns={[
              t('payments.float.gateway'),
              { figure: t('payments.float.balance') },
              { figure: t('payments.float.hour') },
              { figure: t('payments.float.day') },
              { figure: t('payments.float.hours') },
            ]}
          >
            {floats.map((float) => (
              <FloatRow key={float.gateway} float={float} />
            ))}
          </DeskTable>
        )}
      </Remote>
      <p className={styles.note}>{t('payments.float.note', { hours: alarmHours })}</p>
    </section>
  );
}

function FloatRow({ float: { gateway, balance, paidInHour, paidInDay, hoursLeft } }: { float: Float }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{gateway}</th>
      <td className={tables.figure}>
        {balance === null ? <Badge kind="bad">{t('payments.float.unknown')}</Badge> : <Amount amount={balance} />}
      </td>
      <td className={tables.figure}>
        <Amount amount={paidInHour} />
      </td>
      <td className={tables.figure}>
        <Amount amount={paidInDay} />
      </td>
      <td className={tables.figure}>
        <HoursLeft hours={hoursLeft} isQuiet={balance !== null && paidInDay === 0} />
      </td>
    </tr>
  );
}

function HoursLeft({ hours, isQuiet }: { hours: number | null; isQuiet: boolean }) {
  const t = useT();
  const { language } = useEnvironment();
  if (hours === null) return <>{isQuiet ? t('payments.float.quiet') : '–'}</>;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(hours);
  const text = t('payments.float.hours.value', { hours: figure });
  return (
    <span className="figures">
      {hours < alarmHours && <Badge kind="bad">{t('payments.float.alarm')}</Badge>} {text}
    </span>
  );
}

function Banks() {
  const t = useT();
  const query = useQuery({
    queryKey: ['payments', 'banks'],
    queryFn: ({ signal }) => call('GET Payments/Banks', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
  return (
    <section className={styles.section} aria-labelledby="banks">
      <h2 id="banks" className={styles.title}>
        {t('payments.banks.title')}
      </h2>
      <Remote query={query}>
        {(banks) =>
          banks.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState icon="clock" title={t('payments.banks.empty.title')} text={t('payments.banks.empty.text')} />
            </div>
          ) : (
            <BankTable banks={banks} />
          )
        }
      </Remote>
    </section>
  );
}

function BankTable({ banks }: { banks: Bank[] }) {
  const t = useT();
  return (
    <TableFrame label={t('payments.banks.title')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('payments.banks.bank')}</th>
            <th scope="col">{t('payments.float.gateway')}</th>
            {(['sent', 'paid', 'failed', 'rate'] as const).map((column) => (
              <th key={column} scope="col" className={tables.figure}>
                {t(`payments.banks.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {banks.map((bank) => (
            <tr key={`${bank.gateway} ${bank.code}`}>
              <th scope="row">{bank.name}</th>
              <td>{bank.gateway}</td>
              <td className={`${tables.figure} figures`}>{bank.sent}</td>
              <td className={`${tables.figure} figures`}>{bank.paid}</td>
              <td className={`${tables.figure} figures`}>{bank.failed}</td>
              <td className={tables.figure}>
                <Rate rate={bank.successRate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Rate({ rate }: { rate: number | null }) {
  const { language } = useEnvironment();
  if (rate === null) return <>–</>;
  const text = new Intl.NumberFormat(language, { style: 'percent' }).format(rate);
  return <Badge kind={rate < poorRate ? 'bad' : 'good'}>{text}</Badge>;
}
