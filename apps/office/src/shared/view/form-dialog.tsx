import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { failureText } from '../texts/failure-text.ts';
import { type SharedId, useTexts } from '../texts/texts.ts';
import styles from './form-dialog.module.css';
import { FormMessage } from './form-message.tsx';

interface FormDialogProps {
  title: string;
  confirmText: string;
  /** Throws what the server refused. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Fields without a comment. What is on its way is not sent again. */
export function FormDialog({ title, confirmText, onConfirm, onClose, children }: FormDialogProps) {
  const t = useTexts<SharedId>();
  const formId = useId();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    await onConfirm().catch((refusal) => setFailure(failureText(refusal)));
    isSending.current = false;
    setIsBusy(false);
  }
  const submit = () => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={submit}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        {children}
        <FormMessage text={failure} />
      </form>
    </Dialog>
  );
}
