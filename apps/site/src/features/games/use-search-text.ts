import { useEffect, useEffectEvent, useState } from 'react';
import { isSearchable } from './games-filter.ts';

const pauseMs = 1_300;

interface SearchText {
  /** What stands in the box, which is ahead of what was searched for. */
  text: string;
  type: (text: string) => void;
  /** Without the pause. */
  run: () => void;
  clear: () => void;
}

/** Searches for what is typed once the typing has paused, if it is long enough or nothing. */
export function useSearchText(searched: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(searched);

  function search(wanted: string) {
    if (isSearchable(wanted) && wanted.trim() !== searched) onSearch(wanted.trim());
  }
  const searchLater = useEffectEvent(search);

  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    type: setText,
    run: () => search(text),
    clear() {
      setText('');
      search('');
    },
  };
}
