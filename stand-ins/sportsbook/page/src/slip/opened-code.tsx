import { useStore } from '@harmattan/sandbox-ui/store';
import type { CheckedPick } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { marketText, outcomeText } from '../core/show.ts';
import { Note } from '../shell/states.tsx';
import { type Texts, useTexts, useTextsOf } from '../texts/index.ts';
import { openedCodeTexts } from './opened-code-words.ts';
import { nameOf } from './slip.ts';

/** What became of a booking code that a link, the list of popular ones or the player has named. */
export function OpenedCode() {
  const { opener } = useBook();
  const texts = useTexts();
  const own = useTextsOf(openedCodeTexts);
  const now = useStore(opener.state);
  switch (now.stage) {
    case 'none':
      return null;
    case 'loading':
      return <Note tone="plain">{own.codeLoading}</Note>;
    case 'asking':
      return (
        <Note tone="plain">
          <p>{own.codeAsk(now.loaded.code)}</p>
          <div class="buttons">
            <button type="button" class="button quiet" onClick={opener.replace}>
              {own.replaceSlip}
            </button>
            <button type="button" class="button quiet" onClick={opener.dismiss}>
              {own.keepSlip}
            </button>
          </div>
        </Note>
      );
    case 'failed':
      return (
        <Note tone="bad">
          <p>{whyText(now.why, texts, own)}</p>
          {now.why === 'offline' && (
            <button type="button" class="button quiet" onClick={() => opener.open(now.code)}>
              {texts.retry}
            </button>
          )}
        </Note>
      );
    case 'opened':
      return (
        <Note tone="good">
          <p>{own.codeOpened(now.code)}</p>
          {now.leftOut.length > 0 && <LeftOut picks={now.leftOut} />}
        </Note>
      );
  }
}

function LeftOut({ picks }: { picks: readonly CheckedPick[] }) {
  const texts = useTexts();
  const own = useTextsOf(openedCodeTexts);
  return (
    <>
      <p>{own.leftOut}</p>
      {picks.map((pick) => (
        <p key={nameOf(pick)} class="hint">
          {pickWords(pick, texts)}
        </p>
      ))}
    </>
  );
}

/** A match that the book has forgotten has no names any more. */
function pickWords(pick: CheckedPick, texts: Texts): string {
  const { home, away, market } = pick;
  if (!home || !away) return texts.closed;
  const said = outcomeText(pick, { home: home.name, away: away.name }, texts);
  return `${said} · ${marketText(market, texts)} · ${home.name} – ${away.name}`;
}

function whyText(
  why: 'unknown' | 'stopped' | 'over' | 'offline',
  texts: Texts,
  own: typeof openedCodeTexts.en,
): string {
  return {
    unknown: texts.codeUnknown,
    stopped: own.codeStopped,
    over: own.codeOver,
    offline: texts.codeFailed,
  }[why];
}
