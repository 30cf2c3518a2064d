import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';

/** Asks for a reason, then shows the number until the dialog is closed. */
export function RevealNumber({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [number, setNumber] = useState<string>();
  if (number === undefined)
    return (
      <DecisionDialog
        title={t('verification.reveal.title')}
        confirmText={t('verification.reveal')}
        onClose={onClose}
        onConfirm={async (reason) => {
          const answer = await call('POST Verification/RevealNumber', { body: { id, reason } });
          setNumber(answer.number);
        }}
      >
        <p>{t('verification.reveal.text')}</p>
      </DecisionDialog>
    );
  return (
    <Dialog
      open
      title={t('verification.reveal.number')}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <p>
        <code>{number}</code>
      </p>
    </Dialog>
  );
}
