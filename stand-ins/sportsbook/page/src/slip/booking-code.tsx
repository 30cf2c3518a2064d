import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { codeShape } from '../core/router.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { Note } from '../shell/states.tsx';
import { useTexts } from '../texts/index.ts';

/** A short code under which the picks can be found again, by anybody, anywhere. */
export function BookingCode() {
  const { api, desk } = useBook();
  const texts = useTexts();
  const { picks } = useStore(desk.slip);
  const [made, setMade] = useState<{ code: string; picks: typeof picks }>();
  const [written, setWritten] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const code = made?.picks === picks ? made.code : undefined;
  useEffect(() => setTrouble(undefined), [picks, written]);

  async function make() {
    setIsBusy(true);
    const answer = await api.makeCode(picks.map(({ match, market, outcome }) => ({ match, market, outcome })));
    setIsBusy(false);
    if (answer.ok) setMade({ code: answer.data.code, picks });
    else setTrouble(texts.codeFailed);
  }

  async function load(event: Event) {
    event.preventDefault();
    const wanted = written.trim().toUpperCase();
    if (!codeShape.test(wanted)) return setTrouble(texts.codeUnknown);
    setIsBusy(true);
    const answer = await api.loadCode(wanted);
    setIsBusy(false);
    if (!answer.ok) return setTrouble(answer.why === 'offline' ? texts.codeFailed : texts.codeUnknown);
    setWritten('');
    desk.load(answer.data);
  }

  return (
    <details class="code" open={picks.length === 0}>
      <summary>{texts.bookingCode}</summary>
      {picks.length > 0 && !code && (
        <button type="button" class="button quiet wide-button" onClick={make} disabled={isBusy}>
          {texts.makeCode}
        </button>
      )}
      {code && <MadeCode code={code} />}
      <form class="code-load" onSubmit={load}>
        <label for="code">{texts.codeLabel}</label>
        <div>
          <input
            id="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={10}
            value={written}
            onInput={({ currentTarget }) => setWritten(currentTarget.value)}
          />
          <button type="submit" class="button quiet" disabled={isBusy}>
            {texts.loadCode}
          </button>
        </div>
        {picks.length > 0 && <p class="hint">{texts.codeReplaces}</p>}
      </form>
      {trouble && <Note tone="bad">{trouble}</Note>}
    </details>
  );
}

function MadeCode({ code }: { code: string }) {
  const texts = useTexts();
  return (
    <div role="status">
      <p class="code-text">{code}</p>
      <p class="hint">{texts.codeMade}</p>
      <div class="buttons">
        <CopyButton value={code} label={texts.copy} />
        {'share' in navigator && (
          <button type="button" class="button quiet" onClick={() => navigator.share({ text: code }).catch(() => {})}>
            <Icon name="share" />
            {texts.share}
          </button>
        )}
      </div>
    </div>
  );
}
