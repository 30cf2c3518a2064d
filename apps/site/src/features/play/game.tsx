import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { pauseText } from '../../shared/pause/pause-text.ts';
import { type FailureKind, failureKind } from './failure-kind.ts';
import type { FrameMessage } from './frame-message.ts';
import styles from './game.module.css';
import { GameFrame } from './game-frame.tsx';
import { LaunchFace } from './launch-face.tsx';
import { OpeningCover } from './opening-cover.tsx';
import type { StartCall } from './start-call.ts';
import { useLaunch } from './use-launch.ts';
import type { WayBack } from './way-back.ts';

interface GameProps {
  start: StartCall;
  opening: number;
  wayBack: WayBack;
  onReopen: () => void;
}

/** One opening of a game: the launch, the frame, and what is said when either goes wrong. */
export function Game({ start, opening, wayBack, onReopen }: GameProps) {
  const textOf = useKindText();
  const { data: url, error } = useLaunch(start, opening);
  const [isShown, setIsShown] = useState(false);
  const [hasRunOut, setHasRunOut] = useState(false);

  function hear(message: FrameMessage) {
    if (message === 'close') wayBack.leave();
    else setHasRunOut(true);
  }

  if (error) {
    const kind = failureKind(error);
    return <LaunchFace kind={kind} text={textOf(kind, error)} wayBack={wayBack} onReopen={onReopen} />;
  }
  // The game's own session, which may end before the player's: opening it again is enough then.
  if (hasRunOut) return <LaunchFace kind="run-out" text={textOf('expired')} wayBack={wayBack} onReopen={onReopen} />;
  return (
    <div className={styles.stage}>
      {url && <GameFrame url={url} onShown={() => setIsShown(true)} onMessage={hear} />}
      {!isShown && <OpeningCover onReopen={onReopen} />}
    </div>
  );
}

function useKindText() {
  const t = useT();
  const failureText = useFailureText();
  return (kind: FailureKind, failure?: unknown): string => {
    switch (kind) {
      case 'expired':
        return t('play.expired.text');
      case 'down':
        return t('play.GAME_SERVICE_DOWN');
      case 'failed':
        return t('play.failed.text', { reason: failureText(failure) });
      default:
        return pauseText(failure) ?? failureText(failure);
    }
  };
}
