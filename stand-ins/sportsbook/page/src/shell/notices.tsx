import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';
import { Note } from './states.tsx';

/** A stream that is lost for less than this is not shown. */
const patienceMs = 3_000;

/** What the player should know whatever they look at. */
export function Notices() {
  const { stream, session, problem, isSlipFull, tell } = useBook();
  const texts = useTexts();
  const { who } = useStore(session.state);
  const isFull = useStore(isSlipFull);
  const isLost = useStore(stream.state) === 'lost';
  const [isStale, setIsStale] = useState(false);
  const [isOffline, setIsOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => setIsStale(isLost), isLost ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return (
    <div class="notices">
      {who === 'lost' && (
        <Note tone="bad">
          <p>{texts.sessionLost}</p>
          <button type="button" class="button quiet" onClick={() => tell({ kind: 'needLogin' })}>
            {texts.signIn}
          </button>
        </Note>
      )}
      {isFull && <Note tone="bad">{texts.slipFull}</Note>}
      {problem && <Note tone="bad">{problem === 'session' ? texts.problemSession : texts.problemDown}</Note>}
      {isOffline ? <Note tone="plain">{texts.offline}</Note> : isStale && <Note tone="plain">{texts.stale}</Note>}
    </div>
  );
}
