import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { Amount } from '../../shared/view/amount.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { DownloadReturn } from './download-return.tsx';
import { monthName } from './month-name.ts';
import { useT } from './texts.ts';
import type { Authority, Month } from './use-taxes.ts';

const figures = ['withheld', 'givenBack', 'due', 'payable'] as const;
const looks = { running: 'neutral', over: 'bad', asked: 'info', closed: 'bad', paid: 'good' } as const;

interface MonthTableProps {
  authority: Authority;
  onAct: (kind: 'close' | 'pay', month: Month) => void;
}

export function MonthTable({ authority, onAct }: MonthTableProps) {
  const t = useT();
  return (
    <TableFrame label={authority.name}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('taxes.column.month')}</th>
            <th scope="col">{t('taxes.column.state')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={tables.figure}>
                {t(`taxes.figure.${figure}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {authority.months.map((month) => (
            <MonthRow key={month.month} authority={authority} month={month} onAct={(kind) => onAct(kind, month)} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface MonthRowProps {
  authority: Authority;
  month: Month;
  onAct: (kind: 'close' | 'pay') => void;
}

function MonthRow({ authority: { authority }, month, onAct }: MonthRowProps) {
  const t = useT();
  const name = monthName(month.month);
  const { state, entries, closedBy, payment, actions } = month;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={tables.second}>{t('taxes.entries', { count: entries })}</span>
      </th>
      <td>
        <Badge kind={looks[state]}>{t(`taxes.state.${state}`)}</Badge>
        {payment === null
          ? closedBy !== null && <span className={tables.second}>{t('taxes.closed-by', { names: closedBy })}</span>
          : payment && (
              <span className={tables.second}>
                {t('taxes.paid-as', { reference: payment.reference, day: payment.paidOn })}
              </span>
            )}
      </td>
      {figures.map((figure) => (
        <td key={figure} className={tables.figure}>
          <Amount amount={month[figure]} />
          {figure === 'payable' && month.carried !== 0 && (
            <span className={tables.second}>
              {t('taxes.carried')} <Amount amount={month.carried} />
            </span>
          )}
        </td>
      ))}
      <td className={tables.act}>
        <span className={tables.acts}>
          {actions.includes('close') && (
            <Button size="small" onClick={() => onAct('close')}>
              {t('taxes.close')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
          {actions.includes('file') && <DownloadReturn authority={authority} month={month.month} />}
          {actions.includes('pay') && (
            <Button size="small" onClick={() => onAct('pay')}>
              {t('taxes.pay')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
