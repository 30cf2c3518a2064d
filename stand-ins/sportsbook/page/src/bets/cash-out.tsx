import { useEffect, useRef, useState } from 'preact/hooks';
import type { Bet, CashOutAnswer } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { Icon } from '../shell/icon.tsx';
import { Note } from '../shell/states.tsx';
import { useTexts, useTextsOf } from '../texts/index.ts';
import { AskSale, LessTax } from './ask-sale.tsx';
import { AutoCashOut } from './auto-cash-out.tsx';
import { type SaleRequest, sell } from './sell.ts';
import { type SellingTexts, sellingTexts } from './selling-words.ts';
import { netOfMore } from './sold-part.ts';

type Stage =
  | { stage: 'idle' }
  /** The amount that the player is asked about stays as it is, whatever the list says meanwhile. */
  | { stage: 'asking'; cashOut: number }
  | { stage: 'selling' }
  /** No answer came. Asked again, it is the same sale: another one could be made besides. */
  | { stage: 'unanswered'; asked: SaleRequest }
  | { stage: 'refused'; answer: Extract<CashOutAnswer, { status: 'refused' }> };

/** Sells an open bet, or a share of it, for an amount that is shown, after asking. Sold, it leaves the list: the list says so. */
export function CashOut({ bet, afterSale }: { bet: Bet; afterSale(amount: number | undefined): void }) {
  const { api, session, tell } = useBook();
  const own = useTextsOf(sellingTexts);
  const money = useMoney();
  const [now, setNow] = useState<Stage>({ stage: 'idle' });
  const isKept = useRef(false);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (now.stage === 'idle' && isKept.current) offer.current?.focus();
    isKept.current = false;
  }, [now.stage]);
  const paid = (gross: number) => money(netOfMore(bet, gross).netMinor);
  const amount = now.stage === 'refused' && now.answer.amount !== null ? now.answer.amount : bet.cashOut;

  async function confirm(asked: SaleRequest) {
    setNow({ stage: 'selling' });
    const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    const answer = await sell(bet.id, asked, { api, wait });
    if (answer.status === 'cashed-out') {
      session.know(answer.balance);
      tell({ kind: 'betPlaced', ids: [bet.id] });
      if (answer.bet.state === 'open') setNow({ stage: 'idle' });
      afterSale(Number(netOfMore(bet, asked.amount).netMinor));
    } else {
      setNow(answer.reason === 'unknown' ? { stage: 'unanswered', asked } : { stage: 'refused', answer });
      afterSale(undefined);
    }
  }

  function keep() {
    isKept.current = true;
    setNow({ stage: 'idle' });
  }

  if (now.stage === 'selling') return <Selling />;
  if (now.stage === 'unanswered') return <Unanswered askAgain={() => confirm(now.asked)} />;
  if (now.stage === 'asking') return <AskSale bet={bet} cashOut={now.cashOut} sell={confirm} keep={keep} />;
  return (
    <>
      {now.stage === 'refused' && <Note tone="bad">{refusedText(now.answer, own)}</Note>}
      {amount !== null && (
        <button
          ref={offer}
          type="button"
          class="button good-quiet wide-button figures"
          onClick={() => setNow({ stage: 'asking', cashOut: amount })}
        >
          {own.cashOut(paid(amount))}
        </button>
      )}
      {amount === null && bet.isCashOutSuspended && (
        <p class="cash-out-off">
          <Icon name="lock" size={16} />
          {own.cashOutOff}
        </p>
      )}
      {amount !== null && <LessTax bet={bet} amount={amount} />}
      {(amount !== null || bet.isCashOutSuspended) && (
        <AutoCashOut bet={bet} afterChange={() => afterSale(undefined)} />
      )}
    </>
  );
}

function Unanswered({ askAgain }: { askAgain(): void }) {
  const texts = useTexts();
  const own = useTextsOf(sellingTexts);
  return (
    <>
      <Note tone="bad">{own.cashOutUnknown}</Note>
      <button type="button" class="button quiet wide-button" onClick={askAgain}>
        {texts.retry}
      </button>
    </>
  );
}

function Selling() {
  return (
    <div class="progress-box" role="status">
      <p>{useTextsOf(sellingTexts).cashOutWaiting}</p>
      <div class="progress" aria-hidden="true">
        <i class="progress-open" />
      </div>
    </div>
  );
}

function refusedText({ reason }: Extract<CashOutAnswer, { status: 'refused' }>, own: SellingTexts): string {
  switch (reason) {
    case 'changed':
      return own.cashOutChanged;
    case 'suspended':
      return own.cashOutSuspended;
    case 'settled':
      return own.cashOutSettled;
    case 'unknown':
      return own.cashOutUnknown;
  }
}
