import { useTexts } from '../texts/index.ts';
import type { Placing } from './placing.ts';

/** While a bet is under way: how long it takes where that is known, and what happens to the money where it is not. */
export function PlacingProgress({ placing }: { placing: Placing }) {
  const texts = useTexts();
  const words = wordsFor();
  return (
    <div class="progress-box" role="status">
      <p>{words}</p>
      <div class="progress" aria-hidden="true">
        {placing.stage === 'waiting' ? (
          <i key="timed" class="progress-timed" style={{ animationDuration: `${placing.forMs}ms` }} />
        ) : (
          <i key="open" class="progress-open" />
        )}
      </div>
    </div>
  );

  function wordsFor(): string {
    if (placing.stage === 'waiting') return placing.isLiveDelay ? texts.waitingLive : texts.waiting;
    return placing.stage === 'unknown' ? texts.unknown : texts.sending;
  }
}
