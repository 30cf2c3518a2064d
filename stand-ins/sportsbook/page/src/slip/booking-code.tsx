import { useSelected, useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { Link } from '../offer/link.tsx';
import { later } from '../shell/later.tsx';
import { Note } from '../shell/states.tsx';
import { useTexts } from '../texts/index.ts';

const ShareCode = later(async () => (await import('./share-code.tsx')).ShareCode, { rows: 1 });

/** A short code under which the picks can be found again, by anybody, anywhere. */
export function BookingCode() {
  const { api, desk, opener } = useBook();
  const texts = useTexts();
  const { picks } = useStore(desk.slip);
  const [made, setMade] = useState<{ code: string; picks: typeof picks }>();
  const [written, setWritten] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const code = made?.picks === picks ? made.code : undefined;
  const isLoading = useSelected(opener.state, ({ stage }) => stage === 'loading');
  useEffect(() => setTrouble(undefined), [picks]);

  async function make() {
    setIsBusy(true);
    const answer = await api.makeCode(picks.map(({ match, market, outcome }) => ({ match, market, outcome })));
    setIsBusy(false);
    if (answer.ok) setMade({ code: answer.data.code, picks });
    else setTrouble(texts.codeFailed);
  }

  async function load(event: Event) {
    event.preventDefault();
    // What the field says of it is that it replaces the slip.
    await opener.open(written, { isAgreed: true });
    if (opener.state.get().stage === 'opened') setWritten('');
  }

  return (
    <details class="code" open={picks.length === 0}>
      <summary>{texts.bookingCode}</summary>
      {picks.length > 0 && !code && (
        <button type="button" class="button quiet wide-button" onClick={make} disabled={isBusy}>
          {texts.makeCode}
        </button>
      )}
      {code && <ShareCode code={code} />}
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
          <button type="submit" class="button quiet" disabled={isLoading}>
            {texts.loadCode}
          </button>
        </div>
        {picks.length > 0 && <p class="hint">{texts.codeReplaces}</p>}
      </form>
      {trouble && <Note tone="bad">{trouble}</Note>}
      <Link class="button plain" to={{ view: 'codes' }}>
        {texts.popularCodes}
      </Link>
    </details>
  );
}
