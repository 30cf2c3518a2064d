import { minorFromMajor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/sandbox-ui/amount-field';
import { SelectField, TextField } from '@harmattan/sandbox-ui/field';
import { QuickAmounts } from '@harmattan/sandbox-ui/quick-amounts';
import { SendForm } from '@harmattan/sandbox-ui/send-form';
import { useState } from 'preact/hooks';
import { type Bill, businessNumber, type Operator, operators } from '../../../src/phone/contract.ts';
import { act, type Failure } from '../core/api.ts';
import { currency, majorText } from '../core/major.ts';
import { useTexts } from '../texts/index.ts';
import type { AskedPayment } from './confirm-form.tsx';

const stepsMinor = [100_00n, 500_00n, 1_000_00n];
const operatorOptions = Object.entries(operators) as [Operator, string][];

/** Paying a bill by hand: operator, business number, reference and amount. */
export function BillForm({
  number,
  ask,
  refuse,
}: {
  number: string;
  ask(payment: AskedPayment): void;
  refuse(failure: Failure): void;
}) {
  const texts = useTexts();
  const [operator, setOperator] = useState<Operator>('MPESA');
  const [business, setBusiness] = useState(businessNumber);
  const [reference, setReference] = useState(number);
  const [amount, setAmount] = useState('');

  async function look() {
    if (minorFromMajor(amount) === undefined) return refuse({ problem: 'no amount' });
    const bill: Bill = { number, operator, business, reference, amount };
    const found = await act('bill/look', bill);
    if (!found.ok) return refuse(found);
    ask({
      words: texts.billQuestion(majorText(amount), found.answer.name || 'Harmattan', reference),
      pay: (pin) => act('bill', { ...bill, pin }),
    });
  }

  return (
    <SendForm send={look}>
      <SelectField
        label={texts.operator}
        value={operator}
        options={operatorOptions}
        onValue={(chosen: Operator) => setOperator(chosen)}
      />
      <TextField label={texts.businessNumber} inputMode="numeric" required value={business} onValue={setBusiness} />
      <TextField
        label={texts.reference}
        inputMode="numeric"
        maxLength={40}
        required
        value={reference}
        onValue={setReference}
      />
      <AmountField label={texts.amount} currency={currency} required value={amount} onValue={setAmount} />
      <QuickAmounts
        stepsMinor={stepsMinor}
        currency={currency}
        value={amount}
        onValue={setAmount}
        addLabel={texts.add}
      />
      <button type="submit" class="button button-main">
        {texts.next}
      </button>
    </SendForm>
  );
}
