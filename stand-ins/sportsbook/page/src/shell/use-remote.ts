import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../core/api.ts';

export interface Remote<T> {
  data: T | undefined;
  failed: 'offline' | 'gone' | 'refused' | undefined;
  reload(): void;
}

/**
 * Asks for something when the view is shown, and again whenever `about` changes. What is shown stays until the new answer is
 * there, unless it was about something else. `before` is shown meanwhile, and where no answer comes.
 */
export function useRemote<T>(about: string, ask: () => Promise<Answer<T>>, version = 0, before?: T): Remote<T> {
  const [shown, setShown] = useState<{ about: string; data?: T | undefined; failed?: Remote<T>['failed'] }>({
    about,
    data: before,
  });
  const [tries, setTries] = useState(0);
  const latest = useRef(0);
  // It asks anew for another subject, another version or another try, and not because it was drawn anew.
  useEffect(() => {
    latest.current += 1;
    const turn = latest.current;
    void ask().then((answer) => {
      if (turn !== latest.current) return;
      if (answer.ok) setShown({ about, data: answer.data });
      else
        setShown((now) => {
          const data = now.about === about ? now.data : before;
          return data ? { about, data } : { about, failed: answer.why };
        });
    });
    return () => {
      latest.current += 1;
    };
  }, [about, version, tries]);
  const reload = useCallback(() => {
    setShown((now) => (now.failed ? { about: now.about } : now));
    setTries((count) => count + 1);
  }, []);
  const isAboutThis = shown.about === about;
  return { data: isAboutThis ? shown.data : before, failed: isAboutThis ? shown.failed : undefined, reload };
}
