import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { StepUpForm } from '../../shared/step-up/step-up-form.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.ts';
import { useEndSession } from './use-end-session.ts';
import type { OpenSession } from './use-sessions.ts';

interface EndSessionDialogProps {
  /** Open while there is one to end. */
  session: OpenSession | undefined;
  onClose: () => void;
  onEnded: () => void;
}

export function EndSessionDialog({ session, onClose, onEnded }: EndSessionDialogProps) {
  const t = useT();
  const { mutate, isPending } = useEndSession();
  const stepUp = useStepUp();
  const [failure, setFailure] = useState<unknown>();
  const device = [session?.browser, session?.os].filter(Boolean).join(' · ') || t('security.unknown');

  function close() {
    setFailure(undefined);
    stepUp.forget();
    onClose();
  }

  function end() {
    const proof = stepUp.proof();
    if (!session || isPending || !proof) return;
    setFailure(undefined);
    mutate(
      { sessionId: session.id, proof },
      {
        onSuccess() {
          showToast({ kind: 'good', text: t('security.devices.end.done', { device }) });
          close();
          onEnded();
        },
        onError: (error) => !stepUp.take(error) && setFailure(error),
      },
    );
  }

  return (
    <Dialog
      open={session !== undefined}
      title={t('security.devices.end.title')}
      onClose={close}
      closeText={t('shell.close')}
      actions={
        <>
          <Button onClick={close}>{t('security.devices.end.cancel')}</Button>
          <Button kind="primary" busy={isPending} onClick={end}>
            {t(isPending ? 'security.devices.end.busy' : 'security.devices.end.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('security.devices.end.text', { device })}</p>
      <StepUpForm stepUp={stepUp} hint={t('step-up.change')} onSubmit={end} />
      <StatusMessage failure={failure} />
    </Dialog>
  );
}
