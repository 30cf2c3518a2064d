import { useT } from '@harmattan/i18n/use-t';
import { useQueryClient } from '@harmattan/queries';
import { navigate, useLocation } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import type { IconName } from '@harmattan/ui/icon';
import type { ReactNode } from 'react';
import { clearSession, useSession } from '../../shared/session/session.ts';
import type { FailureKind } from './failure-kind.ts';
import styles from './launch-face.module.css';
import type { WayBack } from './way-back.ts';

type FaceKind = FailureKind | 'run-out';

interface LaunchFaceProps {
  kind: FaceKind;
  text: string;
  wayBack: WayBack;
  onReopen: () => void;
}

const icons: Record<FaceKind, IconName> = {
  expired: 'clock',
  'run-out': 'clock',
  missing: 'compass',
  unavailable: 'moon',
  'no-free-play': 'coin',
  refused: 'alert',
  down: 'broadcast',
  failed: 'alert',
};

/** Stands in the place of the game: what happened, what it means for the money, and the way on. */
export function LaunchFace({ kind, text, wayBack, onReopen }: LaunchFaceProps) {
  const t = useT();
  const isPlayer = useSession() !== undefined;
  const signIn = useSignIn();
  const playForMoney = usePlayForMoney();

  function ways(): ReactNode {
    switch (kind) {
      case 'expired':
        return first('play.sign-in', signIn);
      case 'run-out':
        return (
          <>
            {first('play.reopen', onReopen)}
            {isPlayer && <Button onClick={signIn}>{t('play.sign-in')}</Button>}
          </>
        );
      case 'no-free-play':
        return first('play.for-money', playForMoney);
      case 'down':
      case 'failed':
        return first('shell.retry', onReopen);
      default:
        return null;
    }
  }

  function first(label: Parameters<typeof t>[0], act: () => void) {
    return (
      <Button kind="primary" onClick={act}>
        {t(label)}
      </Button>
    );
  }

  return (
    <div className={styles.face} role="alert">
      <EmptyState
        icon={icons[kind]}
        title={t(`play.${kind === 'run-out' ? 'expired' : kind}.title`)}
        text={text}
        action={
          <div className={styles.ways}>
            {ways()}
            <Button onClick={wayBack.leave}>{t(wayBack.isPopup ? 'play.close' : 'play.back')}</Button>
          </div>
        }
      />
    </div>
  );
}

/** The session is over, whatever its cookie says: the page to sign in would send its owner home. */
function useSignIn(): () => void {
  const queryClient = useQueryClient();
  return () => {
    clearSession();
    queryClient.clear();
    navigate('/login');
  };
}

function usePlayForMoney(): () => void {
  const { pathname, search } = useLocation();
  return () => {
    const asked = new URLSearchParams(search);
    asked.set('freeplay', '0');
    navigate(`${pathname}?${asked}`, { replace: true });
  };
}
