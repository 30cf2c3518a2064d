import { TextField } from '@harmattan/sandbox-ui/field';
import { SendForm } from '@harmattan/sandbox-ui/send-form';
import { useState } from 'preact/hooks';
import { act, type Failure, failureText, lookUp } from '../core/api.ts';
import { majorText } from '../core/major.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';
import { BillForm } from './bill-form.tsx';
import { type AskedPayment, ConfirmForm } from './confirm-form.tsx';
import { Panel } from './panel.tsx';

/** Dialling a code and paying a bill: first what it would pay, then the PIN. */
export function DialPanel() {
  return <Panel id="dial">{({ number }) => <Dial key={number} number={number} />}</Panel>;
}

function Dial({ number }: { number: string }) {
  const phone = usePhone();
  const texts = useTexts();
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState<AskedPayment>();
  const [result, setResult] = useState('');

  function tell(words: string) {
    setResult(words);
    phone.say(words);
  }

  async function dial() {
    const found = await lookUp('dial', { code });
    if (!found.ok) return refuse(found);
    const { amount, payee } = found.answer;
    ask({ words: texts.payQuestion(majorText(amount), payee), pay: (pin) => act('dial', { number, code, pin }) });
  }

  function ask(payment: AskedPayment) {
    tell('');
    setAsked(payment);
  }

  function refuse(failure: Failure) {
    tell(failureText(failure, texts));
  }

  return (
    <>
      <div hidden={asked !== undefined}>
        <SendForm send={dial}>
          <TextField
            label={texts.code}
            inputMode="tel"
            maxLength={40}
            placeholder="*737*000*1234567#"
            required
            value={code}
            onValue={setCode}
          />
          <button type="submit" class="button button-main">
            {texts.dial}
          </button>
        </SendForm>
        <details class="more">
          <summary>{texts.payBill}</summary>
          <BillForm number={number} ask={ask} refuse={refuse} />
        </details>
      </div>
      {asked && (
        <ConfirmForm
          asked={asked}
          refuse={refuse}
          end={(words) => {
            setAsked(undefined);
            tell(words);
          }}
        />
      )}
      <p class="result">{result}</p>
    </>
  );
}
