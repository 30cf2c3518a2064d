import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { useEffect, useRef } from 'react';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { type PlaySession, usePlaySession } from '../../shared/session/use-play-session.ts';
import styles from './reality-check.module.css';
import { SessionFacts } from './session-facts.tsx';
import { useAcknowledge } from './use-acknowledge.ts';

/** Over every page and every game: how long and with which result the player has played. It waits for the end of a round. */
export function RealityCheck() {
  const { data: session } = usePlaySession();
  if (!session?.isDue) return null;
  return session.isRoundOpen ? <WaitingBar /> : <CheckDialog session={session} />;
}

function CheckDialog({ session }: { session: PlaySession }) {
  const t = useT();
  const { mutate, isPending, variables, error } = useAcknowledge();

  return (
    <Dialog
      open
      title={t('reality-check.title')}
      onClose={() => undefined}
      actions={
        <>
          <Button busy={isPending && variables === 'stop'} onClick={() => mutate('stop')}>
            {t('reality-check.stop')}
          </Button>
          <Button busy={isPending && variables === 'continue'} onClick={() => mutate('continue')}>
            {t('reality-check.continue')}
          </Button>
        </>
      }
    >
      <p>{t('reality-check.text')}</p>
      <SessionFacts session={session} />
      <StatusMessage failure={isPending ? undefined : error} />
    </Dialog>
  );
}

/** In the top layer, so that a game in full screen does not hide it. It takes no press. */
function WaitingBar() {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.showPopover?.(), []);
  return (
    <div ref={bar} popover="manual" role="status" className={styles.bar}>
      {t('reality-check.waiting')}
    </div>
  );
}
