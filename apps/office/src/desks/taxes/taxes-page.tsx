import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { FormMessage } from '../../shared/view/form-message.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { Section } from '../../shared/view/section.tsx';
import { CloseMonth } from './close-month.tsx';
import { EnterPayment } from './enter-payment.tsx';
import { MonthTable } from './month-table.tsx';
import { useT } from './texts.ts';
import { type Authority, type Month, useTaxes } from './use-taxes.ts';

interface Act {
  kind: 'close' | 'pay';
  authority: Authority;
  month: Month;
}

/** What the house owes to authorities, and month end. */
export function TaxesPage() {
  const t = useT();
  const query = useTaxes();
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return (
    <DeskFrame title={t('taxes.title')}>
      <Remote query={query}>
        {(authorities) =>
          authorities.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState icon="receipt" title={t('taxes.none')} text={t('taxes.none.text')} />
            </div>
          ) : (
            authorities.map((authority) => (
              <AuthorityPart
                key={authority.authority}
                authority={authority}
                onAct={(kind, month) => setAct({ kind, authority, month })}
              />
            ))
          )
        }
      </Remote>
      {act?.kind === 'close' && <CloseMonth {...act} onClose={close} />}
      {act?.kind === 'pay' && <EnterPayment {...act} onClose={close} />}
    </DeskFrame>
  );
}

function AuthorityPart({
  authority,
  onAct,
}: {
  authority: Authority;
  onAct: (kind: Act['kind'], month: Month) => void;
}) {
  const t = useT();
  const amountText = useAmountText();
  const { name, account, owed, difference, months } = authority;
  const isEqual = difference === 0;
  return (
    <Section title={name} note={t('taxes.account', { account: amountText(account) })}>
      {!isEqual && (
        <FormMessage
          text={t('taxes.differs', {
            ...{ account: amountText(account), owed: amountText(owed), difference: amountText(difference) },
          })}
        />
      )}
      {months.length === 0 ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="receipt" title={t('taxes.months.none')} text={t('taxes.months.none.text')} />
        </div>
      ) : (
        <MonthTable authority={authority} onAct={onAct} />
      )}
    </Section>
  );
}
