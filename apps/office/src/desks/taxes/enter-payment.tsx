import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { monthName } from './month-name.ts';
import { useT } from './texts.ts';
import { type Authority, type Month, useDecide } from './use-taxes.ts';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const referenceMax = 80;

interface EnterPaymentProps {
  authority: Authority;
  month: Month;
  onClose: () => void;
}

export function EnterPayment({ authority: { authority, name }, month, onClose }: EnterPaymentProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const amountText = useAmountText();
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const missing = (isFine: boolean) => (wasTried && !isFine ? t('taxes.missing') : undefined);
  const [isReferenceFine, isDayFine] = [reference.trim() !== '', dayShape.test(paidOn)];
  const amount = amountText(month.payable);
  return (
    <DecisionDialog
      title={t('taxes.pay.title', { month: monthName(month.month) })}
      confirmText={t('taxes.pay.confirm', { amount })}
      onClose={onClose}
      areFieldsFine={isReferenceFine && isDayFine}
      onTry={() => setWasTried(true)}
      onConfirm={(comment) => {
        const entered = { authority, month: month.month, amount: month.payable, reference: reference.trim(), paidOn };
        return decide(() =>
          call('POST Taxes/EnterPayment', { body: { ...entered, comment } }).then(() =>
            t('taxes.pay.done', { amount }),
          ),
        );
      }}
      fields={
        <>
          <TextField
            label={t('taxes.pay.reference')}
            hint={t('taxes.pay.reference.hint')}
            error={missing(isReferenceFine)}
            value={reference}
            onValueChange={setReference}
            maxLength={referenceMax}
            autoComplete="off"
          />
          <TextField
            type="date"
            label={t('taxes.pay.day')}
            error={missing(isDayFine)}
            value={paidOn}
            onValueChange={setPaidOn}
          />
        </>
      }
    >
      <p>{t('taxes.pay.text', { amount, name })}</p>
    </DecisionDialog>
  );
}
