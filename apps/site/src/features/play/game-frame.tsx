import { useT } from '@harmattan/i18n/use-t';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { usePlaySession } from '../../shared/session/use-play-session.ts';
import { type FrameMessage, frameMessageOf } from './frame-message.ts';
import styles from './game.module.css';

interface GameFrameProps {
  url: URL;
  onShown: () => void;
  onMessage: (message: FrameMessage) => void;
}

/** What a game needs. It may take the window elsewhere only when the player pressed something in it. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-orientation-lock allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

export function GameFrame({ url, onShown, onMessage }: GameFrameProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const isPlayer = useSession() !== undefined;
  const isCheckDue = usePlaySession({ enabled: isPlayer }).data?.isDue ?? false;

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow ?? null;
    const message = frameMessageOf(event, { source, origin: url.origin });
    if (message) onMessage(message);
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  // A reality check is due: what plays by itself in the game stops after its round.
  useEffect(() => {
    if (isCheckDue) frame.current?.contentWindow?.postMessage({ type: 'harmattan:pause' }, url.origin);
  }, [isCheckDue, url.origin]);

  function show() {
    onShown();
    // Keys are for the game, unless the player is somewhere else on the page already.
    if (document.activeElement === document.body) frame.current?.focus();
  }

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('play.frame')}
      src={url.href}
      allow="autoplay; fullscreen"
      sandbox={allowed}
      // The supplier may know which site this is, not which page of it.
      referrerPolicy="strict-origin"
      onLoad={show}
    />
  );
}
