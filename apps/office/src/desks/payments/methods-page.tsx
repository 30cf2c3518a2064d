import type { OfficeCallData } from '@harmattan/contract/office';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { ChangeMethod } from './change-method.tsx';
import styles from './desk-section.module.css';
import { PaymentsFrame } from './payments-frame.tsx';
import { useT } from './texts.ts';

export type Method = OfficeCallData<'GET Payments/Methods'>[number];

const refreshMs = 30_000;

export function MethodsPage() {
  const query = useQuery({
    queryKey: ['payments', 'methods'],
    queryFn: ({ signal }) => call('GET Payments/Methods', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
  const [changing, setChanging] = useState<Method>();
  return (
    <PaymentsFrame>
      <Remote query={query}>
        {(methods) =>
          (['deposit', 'withdraw'] as const).map((direction) => (
            <MethodTable
              key={direction}
              direction={direction}
              methods={methods.filter((method) => method.direction === direction)}
              onChange={setChanging}
            />
          ))
        }
      </Remote>
      {changing && <ChangeMethod method={changing} onClose={() => setChanging(undefined)} />}
    </PaymentsFrame>
  );
}

interface MethodTableProps {
  direction: Method['direction'];
  methods: readonly Method[];
  onChange: (method: Method) => void;
}

function MethodTable({ direction, methods, onChange }: MethodTableProps) {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby={direction}>
      <h2 id={direction} className={styles.title}>
        {t(`payments.methods.${direction}`)}
      </h2>
      <TableFrame label={t(`payments.methods.${direction}`)}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col" className={tables.figure}>
                {t('payments.methods.place')}
              </th>
              <th scope="col">{t('payments.methods.method')}</th>
              <th scope="col">{t('payments.methods.gateway')}</th>
              <th scope="col">{t('payments.methods.state')}</th>
              <th scope="col" className={tables.figure}>
                {t('payments.methods.min')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('payments.methods.max')}
              </th>
              <th scope="col">{t('payments.methods.text')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {methods.map((method) => (
              <MethodRow key={method.viewName} method={method} onChange={() => onChange(method)} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function MethodRow({ method, onChange }: { method: Method; onChange: () => void }) {
  const t = useT();
  const { viewName, gateway, enabled, onlyForTestUsers, min, max, position, texts, actions } = method;
  const name = serverWord('payments.method', viewName);
  const languages = Object.keys(texts).join(', ');
  return (
    <tr>
      <td className={`${tables.figure} figures`}>{position}</td>
      <th scope="row">{name}</th>
      <td>{gateway}</td>
      <td>
        <Badge kind={enabled ? 'good' : 'neutral'}>{t(enabled ? 'payments.methods.on' : 'payments.methods.off')}</Badge>{' '}
        {onlyForTestUsers && <Badge>{t('payments.methods.testers')}</Badge>}
      </td>
      <td className={tables.figure}>
        <Amount amount={min} />
      </td>
      <td className={tables.figure}>
        <Amount amount={max} />
      </td>
      <td title={texts.en}>{languages === '' ? '–' : languages}</td>
      <td className={tables.act}>
        {actions.includes('set') && (
          <Button size="small" onClick={onChange}>
            {t('payments.methods.change')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
