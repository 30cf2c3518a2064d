import { LanguageChoice } from '@harmattan/sandbox-ui/language-choice';
import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type CardName, type PaymentData, testCards } from '../../src/phone/contract.ts';
import { groupedCard } from './core/grouped-card.ts';
import { majorText } from './core/major.ts';
import { speech, type Texts, useTexts } from './texts/index.ts';
import '@harmattan/sandbox-ui/kit.css';
import './styles/payment.css';

/** A page of a bank or a gateway. It is a plain form, so that the browser itself follows the redirect back to the operator. */
function PaymentPage({ data }: { data: PaymentData }) {
  const texts = useTexts();
  const [said, setSaid] = useState('');
  const title = data.at === 'bank' ? texts.bankPage : texts.payByCard;
  useLayoutEffect(() => {
    document.title = `${title} · ${texts.sandbox}`;
  }, [title, texts]);
  return (
    <>
      <p class="notice">{texts.paymentNotice}</p>
      <main class="payment">
        <div class="head-row">
          <h1>{title}</h1>
          <LanguageChoice
            label={texts.language}
            speech={speech}
            onFailed={() => setSaid(speech.texts().languageFailed)}
          />
        </div>
        <p>{data.isOpen ? questionOf(data, texts) : texts.decidedAlready}</p>
        {data.isOpen && (
          <form method="post">
            {data.at === 'gateway' && <CardChoice cards={data.cards} />}
            <div class="row">
              <button class="button button-main" type="submit" name="do" value={data.at === 'bank' ? 'approve' : 'pay'}>
                {data.at === 'bank' ? texts.approve : texts.pay}
              </button>
              <button class="button" type="submit" name="do" value={data.at === 'bank' ? 'refuse' : 'cancel'}>
                {data.at === 'bank' ? texts.refuse : texts.cancel}
              </button>
            </div>
          </form>
        )}
        <p role="status">{said}</p>
      </main>
    </>
  );
}

function questionOf(data: PaymentData, texts: Texts): string {
  const amount = majorText(data.amount);
  return data.at === 'bank' ? texts.bankQuestion(amount, data.cardLastFour) : texts.amountToHarmattan(amount);
}

function CardChoice({ cards }: { cards: CardName[] }) {
  const texts = useTexts();
  return (
    <fieldset>
      <legend>{texts.testCards}</legend>
      {testCards
        .filter(({ name }) => cards.includes(name))
        .map(({ name, number }, at) => (
          <label key={name} class="choice">
            <input type="radio" name="card" value={number} defaultChecked={at === 0} />
            <span>
              <span class="figures">{groupedCard(number)}</span> <small>{texts.card[name]}</small>
            </span>
          </label>
        ))}
    </fieldset>
  );
}

await speech.start();
render(
  <PaymentPage data={JSON.parse(document.getElementById('payment')?.textContent ?? '{}')} />,
  document.getElementById('root') as HTMLElement,
);
