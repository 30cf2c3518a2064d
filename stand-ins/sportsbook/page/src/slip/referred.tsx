import { useEffect, useRef, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { useTexts, useTextsOf } from '../texts/index.ts';
import type { Placing } from './placing.ts';
import { referredTexts } from './referred-words.ts';

/** While a person looks at the bet, and then with what that person offers. The server ends it, not this clock. */
export function Referred({ referred: { leftMs, offer } }: { referred: Extract<Placing, { stage: 'referred' }> }) {
  const { desk } = useBook();
  const texts = useTexts();
  const own = useTextsOf(referredTexts);
  const money = useMoney();
  const [isAnswered, setIsAnswered] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const seconds = useSecondsLeft(leftMs);
  // An offer is brought before the eyes: there is little time for it.
  useEffect(() => {
    if (offer !== null) heading.current?.focus();
  }, [offer]);

  async function answer(stake: number | null) {
    setIsAnswered(true);
    await desk.answerOffer(stake);
    setIsAnswered(false);
  }

  return (
    <div class="progress-box">
      <p role="status" tabIndex={-1} ref={heading}>
        {offer === null ? texts.referred : own.offered(money(offer))}
      </p>
      <p class="hint figures" role="timer">
        {own.referredLeft(seconds)}
      </p>
      {offer === null ? (
        <div class="progress" aria-hidden="true">
          <i class="progress-open" />
        </div>
      ) : (
        <>
          <button type="button" class="button primary place" disabled={isAnswered} onClick={() => answer(offer)}>
            <span class="figures">{own.takeOffer(money(offer))}</span>
          </button>
          <button type="button" class="button quiet wide-button" disabled={isAnswered} onClick={() => answer(null)}>
            {own.declineOffer}
          </button>
        </>
      )}
    </div>
  );
}

/** Counts down from what the server said last. */
function useSecondsLeft(leftMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / 1_000));
  useEffect(() => {
    setSeconds(Math.ceil(leftMs / 1_000));
    const timer = setInterval(() => setSeconds((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, [leftMs]);
  return seconds;
}
