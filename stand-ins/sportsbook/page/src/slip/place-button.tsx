import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { Note } from '../shell/states.tsx';
import { useTexts } from '../texts/index.ts';
import type { Reckoning } from './reckon.ts';
import { problemText } from './words.ts';

/** The one thing to do next: place the bet, or first look at what a price has become. It never just lies there disabled. */
export function PlaceButton({ now, hasTried, onTry }: { now: Reckoning; hasTried: boolean; onTry(): void }) {
  const { desk, canRedirect, tell } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const { problem } = now;
  // All but a stake that is not there yet is said before anybody asks.
  const isPlain = problem && problem.kind !== 'no-stake';
  if (now.mustAsk)
    return (
      <>
        <Note tone="plain">{texts.priceChanged}</Note>
        <button type="button" class="button primary place" onClick={desk.acceptPrices}>
          {texts.acceptPrices}
        </button>
      </>
    );
  return (
    <>
      {problem?.kind === 'insufficient' && canRedirect && (
        <button
          type="button"
          class="button quiet wide-button"
          onClick={() => tell({ kind: 'redirect', path: '/deposit' })}
        >
          {texts.deposit}
        </button>
      )}
      {problem && problem.kind !== 'builder' && (hasTried || isPlain) && (
        <Note tone="bad">{problemText(problem, texts, money)}</Note>
      )}
      <button
        type="button"
        class="button primary place"
        onClick={() => {
          onTry();
          void desk.place();
        }}
      >
        <span class="figures">{now.totalMinor > 0n ? texts.place(money(now.totalMinor)) : texts.placeEmpty}</span>
      </button>
    </>
  );
}
