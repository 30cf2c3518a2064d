import { useEffect, useRef, useState } from 'preact/hooks';
import type { Bet } from '../../../src/contract/bets.ts';
import { stakeMinMinor } from '../../../src/slips/limits.ts';
import { useMoney } from '../core/show.ts';
import { makeKey } from '../slip/slip.ts';
import { useTextsOf } from '../texts/index.ts';
import type { SaleRequest } from './sell.ts';
import { sellingTexts } from './selling-words.ts';
import { canShare, netOfMore, type Share, saleOf, sharesOffered } from './sold-part.ts';

interface AskSaleProps {
  bet: Bet;
  /** As it was when the player was asked, whatever the list says meanwhile. */
  cashOut: number;
  sell(request: SaleRequest): void;
  keep(): void;
}

/** Asks how much of a bet is sold, and for how much. */
export function AskSale({ bet, cashOut, sell, keep }: AskSaleProps) {
  const own = useTextsOf(sellingTexts);
  const money = useMoney();
  const [share, setShare] = useState<Share>(100);
  const [key] = useState(makeKey);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const sale = saleOf(bet, { cashOut, share });
  const paid = money(netOfMore(bet, sale.amount).netMinor);
  const question = sale.part === undefined ? own.cashOutAsk(paid) : own.cashOutAskPart(paid);
  return (
    <div class="cash-out-ask" role="alertdialog" aria-label={question}>
      {canShare(bet, { stakeMin: Number(stakeMinMinor) }) && <Shares share={share} choose={setShare} />}
      <p>{question}</p>
      <LessTax bet={bet} amount={sale.amount} />
      <div class="buttons">
        <button ref={yes} type="button" class="button good figures" onClick={() => sell({ key, ...sale })}>
          {own.cashOutYes(paid)}
        </button>
        <button type="button" class="button quiet" onClick={keep}>
          {own.cashOutNo}
        </button>
      </div>
    </div>
  );
}

/** How much of the bet is sold. */
function Shares({ share, choose }: { share: Share; choose(share: Share): void }) {
  const own = useTextsOf(sellingTexts);
  return (
    <fieldset class="segments" aria-label={own.cashOutShare}>
      {sharesOffered.map((each) => (
        <button key={each} type="button" class="figures" aria-pressed={each === share} onClick={() => choose(each)}>
          {each === 100 ? own.cashOutWhole : `${each} %`}
        </button>
      ))}
    </fieldset>
  );
}

/** Where winnings are taxed: what the offer is before tax. Buttons say what is paid. */
export function LessTax({ bet, amount }: { bet: Bet; amount: number }) {
  const own = useTextsOf(sellingTexts);
  const money = useMoney();
  const { taxMinor } = netOfMore(bet, amount);
  return taxMinor > 0n ? <p class="hint figures">{own.lessTax(money(amount), money(taxMinor))}</p> : null;
}
