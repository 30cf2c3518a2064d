import { useEffect, useRef, useState } from 'preact/hooks';
import type { Bet, CashOutAnswer } from '../../../src/contract/bets.ts';
import { netOf } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { Note } from '../shell/states.tsx';
import { makeKey } from '../slip/slip.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { sell } from './sell.ts';

type Stage =
  | { stage: 'idle' }
  /** The amount that the player is asked about stays as it is, whatever the list says meanwhile. */
  | { stage: 'asking'; amount: number; key: string }
  | { stage: 'selling' }
  | { stage: 'refused'; answer: Extract<CashOutAnswer, { status: 'refused' }> };

/** Sells an open bet for an amount that is shown, after asking. Sold, it leaves the list: who shows the list says so. */
export function CashOut({ bet, afterSale }: { bet: Bet; afterSale(amount: number | undefined): void }) {
  const { api, session, tell } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const [now, setNow] = useState<Stage>({ stage: 'idle' });
  const yes = useRef<HTMLButtonElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (now.stage === 'asking') yes.current?.focus();
  }, [now.stage]);
  const paid = (gross: number) => money(netOf(bet, gross).netMinor);
  const amount = now.stage === 'refused' && now.answer.amount !== null ? now.answer.amount : bet.cashOut;

  async function confirm(asked: { amount: number; key: string }) {
    setNow({ stage: 'selling' });
    const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    const answer = await sell(bet.id, { key: asked.key, amount: asked.amount }, { api, wait });
    if (answer.status === 'cashed-out') {
      session.know(answer.balance);
      tell({ kind: 'betPlaced', ids: [bet.id] });
      afterSale(Number(netOf(bet, asked.amount).netMinor));
    } else {
      setNow({ stage: 'refused', answer });
      afterSale(undefined);
    }
  }

  function keep() {
    setNow({ stage: 'idle' });
    requestAnimationFrame(() => offer.current?.focus());
  }

  if (now.stage === 'selling') return <Selling />;
  if (now.stage === 'asking')
    return (
      <div class="cash-out-ask" role="alertdialog" aria-label={texts.cashOutAsk(paid(now.amount))}>
        <p>{texts.cashOutAsk(paid(now.amount))}</p>
        <LessTax bet={bet} amount={now.amount} />
        <div class="buttons">
          <button ref={yes} type="button" class="button good figures" onClick={() => confirm(now)}>
            {texts.cashOutYes(paid(now.amount))}
          </button>
          <button type="button" class="button quiet" onClick={keep}>
            {texts.cashOutNo}
          </button>
        </div>
      </div>
    );
  return (
    <>
      {now.stage === 'refused' && <Note tone="bad">{refusedText(now.answer, texts)}</Note>}
      {amount !== null && (
        <button
          ref={offer}
          type="button"
          class="button good-quiet wide-button figures"
          onClick={() => setNow({ stage: 'asking', amount, key: makeKey() })}
        >
          {texts.cashOut(paid(amount))}
        </button>
      )}
      {amount !== null && <LessTax bet={bet} amount={amount} />}
    </>
  );
}

function Selling() {
  return (
    <div class="progress-box" role="status">
      <p>{useTexts().cashOutWaiting}</p>
      <div class="progress" aria-hidden="true">
        <i class="progress-open" />
      </div>
    </div>
  );
}

/** Where winnings are taxed: what the offer is before tax. Buttons say what is paid. */
function LessTax({ bet, amount }: { bet: Bet; amount: number }) {
  const texts = useTexts();
  const money = useMoney();
  const { taxMinor } = netOf(bet, amount);
  return taxMinor > 0n ? <p class="hint figures">{texts.lessTax(money(amount), money(taxMinor))}</p> : null;
}

function refusedText({ reason }: Extract<CashOutAnswer, { status: 'refused' }>, texts: Texts): string {
  switch (reason) {
    case 'changed':
      return texts.cashOutChanged;
    case 'suspended':
      return texts.cashOutSuspended;
    case 'settled':
      return texts.cashOutSettled;
    case 'unknown':
      return texts.cashOutUnknown;
  }
}
