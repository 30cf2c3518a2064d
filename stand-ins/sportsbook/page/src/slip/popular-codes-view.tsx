import { useStore } from '@harmattan/sandbox-ui/store';
import type { PopularCode } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { marketText, outcomeText, usePriceText } from '../core/show.ts';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts, useTextsOf } from '../texts/index.ts';
import { popularCodesTexts } from './popular-codes-words.ts';
import { nameOf } from './slip.ts';

const picksShown = 3;

/** What many have bet on lately, one tap away from one's own slip. */
export function PopularCodesView() {
  const { api, listsVersion } = useBook();
  const texts = useTexts();
  const own = useTextsOf(popularCodesTexts);
  const { data, failed, reload } = useRemote('codes', api.popularCodes, useStore(listsVersion));
  return (
    <section aria-labelledby="codes-title">
      <div class="section-head">
        <h2 id="codes-title" tabIndex={-1}>
          {texts.popularCodes}
        </h2>
      </div>
      {failed && <Failed retry={reload} />}
      {!failed && !data && <RowSkeletons count={4} />}
      {data?.codes.length === 0 && <Empty icon="receipt">{own.popularNone}</Empty>}
      {data && data.codes.length > 0 && (
        <>
          <p class="quiet-line">{own.popularHint}</p>
          <ol class="bets">
            {data.codes.map((each) => (
              <PopularCodeCard key={each.code} {...each} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function PopularCodeCard({ code, slips, picks, price }: PopularCode) {
  const { opener, router, isWide } = useBook();
  const texts = useTexts();
  const own = useTextsOf(popularCodesTexts);
  const priceText = usePriceText();
  const left = picks.length - picksShown;

  function use() {
    void opener.open(code);
    // Beside the list the slip is in sight already.
    if (!isWide.get()) router.go({ view: 'slip' });
  }

  return (
    <li class="bet">
      <div class="bet-head">
        <p class="popular-code">{code}</p>
        <span class="bet-state figures">{own.slipsPlaced(slips)}</span>
      </div>
      <ul class="bet-picks">
        {picks.slice(0, picksShown).map((pick) => {
          const names = { home: pick.home?.name ?? '', away: pick.away?.name ?? '' };
          return (
            <li key={nameOf(pick)}>
              <div>
                <p class="slip-pick-name">{outcomeText(pick, names, texts)}</p>
                <p class="slip-pick-about">{`${marketText(pick.market, texts)} · ${names.home} – ${names.away}`}</p>
              </div>
              <b class="slip-pick-price figures">{priceText(pick.price)}</b>
            </li>
          );
        })}
      </ul>
      {left > 0 && <p class="hint figures">{texts.morePicks(left)}</p>}
      {price !== null && picks.length > 1 && (
        <dl class="totals">
          <div data-tone="sand">
            <dt>{texts.combinedPrice}</dt>
            <dd class="figures">{priceText(price)}</dd>
          </div>
        </dl>
      )}
      <button type="button" class="button quiet" onClick={use}>
        {own.useCode}
        <span class="visually-hidden">{` ${code}`}</span>
      </button>
    </li>
  );
}
