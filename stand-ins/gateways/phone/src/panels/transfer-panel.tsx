import { minorFromMajor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/sandbox-ui/amount-field';
import { SelectField } from '@harmattan/sandbox-ui/field';
import { SendForm } from '@harmattan/sandbox-ui/send-form';
import { useStore } from '@harmattan/sandbox-ui/store';
import { useLayoutEffect, useState } from 'preact/hooks';
import { act, failureText, type Outcome } from '../core/api.ts';
import { currency, wholeMajorText } from '../core/major.ts';
import { usePhone } from '../core/phone.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { AccountField } from './account-field.tsx';
import { Panel } from './panel.tsx';
import { differenceMinor, suggestAmount, type TransferManner, transferManners } from './suggest-amount.ts';

/** A transfer to one of the accounts that were opened for this number, or to another one. */
export function TransferPanel() {
  return <Panel id="transfer">{({ number }) => <Transfer key={number} />}</Panel>;
}

function Transfer() {
  const phone = usePhone();
  const texts = useTexts();
  const accounts = useStore(phone.accounts) ?? [];
  const [account, setAccount] = useState('');
  const [manner, setManner] = useState<TransferManner>('exact');
  const [amount, setAmount] = useState('');
  const [result, setResult] = useState('');
  const [session, setSession] = useState<string | null>(null);
  const newest = accounts[0]?.account;
  // A new account is what the person came for.
  useLayoutEffect(() => {
    if (newest !== undefined) choose(newest, manner);
  }, [newest]);

  function choose(chosen: string, how: TransferManner) {
    setAccount(chosen);
    setManner(how);
    const asking = accounts.find((row) => row.account === chosen);
    if (asking) setAmount(suggestAmount(asking.amount, how));
  }

  async function send() {
    const how = manner === 'twice' || manner === 'late' ? manner : 'once';
    const outcome: Outcome<{ session: string | null }> =
      minorFromMajor(amount) === undefined
        ? { ok: false, problem: 'no amount' }
        : await act('transfers', { account, amount, how });
    const words = outcome.ok ? texts.sent[how] : failureText(outcome, texts);
    setSession(outcome.ok ? outcome.answer.session : null);
    setResult(words);
    phone.say(words);
  }

  return (
    <>
      <SendForm send={send}>
        <AccountField accounts={accounts} value={account} onValue={(chosen) => choose(chosen, manner)} />
        <SelectField
          label={texts.how}
          value={manner}
          options={transferManners.map((how) => [how, mannerText(how, texts)] as const)}
          onValue={(how) => choose(account, how)}
        />
        <AmountField label={texts.amount} currency={currency} required value={amount} onValue={setAmount} />
        <button type="submit" class="button button-main">
          {texts.send}
        </button>
      </SendForm>
      <p class="result">{result}</p>
      {session !== null && <p class="result">{texts.session(session)}</p>}
    </>
  );
}

function mannerText(manner: TransferManner, texts: Texts): string {
  switch (manner) {
    case 'exact':
      return texts.asAsked;
    case 'short':
      return texts.tooLittle(wholeMajorText(differenceMinor));
    case 'over':
      return texts.tooMuch(wholeMajorText(differenceMinor));
    case 'twice':
      return texts.twice;
    case 'late':
      return texts.afterClosing;
  }
}
