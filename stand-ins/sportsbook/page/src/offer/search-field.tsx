import { useEffect, useRef, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';

const lettersMin = 3;
const wordsMin = 2;
const lettersMax = 40;
const pauseMs = 350;

/** Searches when the typing pauses after three letters or more, or two Chinese ones, which are words. */
export function SearchField({ close }: { close(): void }) {
  const { router } = useBook();
  const texts = useTexts();
  const route = router.route.get();
  const [text, setText] = useState(route.view === 'list' && route.by === 'search' ? route.value : '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted.length < (/\p{Script=Han}/u.test(wanted) ? wordsMin : lettersMin)) return;
    const timer = setTimeout(() => router.go({ view: 'list', by: 'search', value: wanted }), pauseMs);
    return () => clearTimeout(timer);
  }, [text, router]);

  return (
    <form class="search" onSubmit={(event) => event.preventDefault()}>
      <label class="visually-hidden" for="book-search">
        {texts.search}
      </label>
      <input
        ref={field}
        id="book-search"
        type="search"
        autocomplete="off"
        maxLength={lettersMax}
        placeholder={texts.searchHint}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <button type="button" class="button quiet" onClick={close}>
        {texts.closeSearch}
      </button>
    </form>
  );
}
