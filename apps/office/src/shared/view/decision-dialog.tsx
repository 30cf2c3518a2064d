import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../texts/failure-text.ts';
import { type SharedId, useTexts } from '../texts/texts.ts';
import styles from './decision-dialog.module.css';
import { FormMessage } from './form-message.tsx';

const commentLengthMax = 500;

interface DecisionDialogProps {
  title: string;
  /** What is decided on. */
  children: ReactNode;
  confirmText: string;
  /** Below the comment for the staff, such as a comment for the player. */
  fields?: ReactNode;
  /** Whether what stands in `fields` can be sent. */
  areFieldsFine?: boolean;
  /** With each attempt to send, so that what is missing can be shown. */
  onTry?: () => void;
  /** Resolves once the server has decided; throws what it refused. */
  onConfirm: (comment: string) => Promise<void>;
  onClose: () => void;
}

/** A decision with its reason. Enter in the text is a new line; Ctrl-Enter sends. What is on its way is not sent again. */
export function DecisionDialog({ title, children, confirmText, onClose, ...decision }: DecisionDialogProps) {
  const t = useTexts<SharedId>();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { comment, setComment, error, isBusy, failure, send } = useDecision(decision);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <ConfirmButton formId={formId} busy={isBusy}>
            {confirmText}
          </ConfirmButton>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className={styles.form} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        {children}
        <TextAreaField
          label={t('shared.staff-comment')}
          hint={t('shared.staff-comment.hint')}
          error={error && t(error)}
          value={comment}
          onValueChange={setComment}
          lengthMax={commentLengthMax}
          rows={3}
          required
        />
        {decision.fields}
        <FormMessage text={failure} />
      </form>
    </Dialog>
  );
}

/** Outside of its form, in the row of buttons. */
function ConfirmButton({ formId, busy, children }: { formId: string; busy: boolean; children: ReactNode }) {
  const submit = () => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  return (
    <Button kind="primary" busy={busy} onClick={submit}>
      {children}
    </Button>
  );
}

type Sending = Pick<DecisionDialogProps, 'areFieldsFine' | 'onTry' | 'onConfirm'>;

function useDecision({ areFieldsFine = true, onTry, onConfirm }: Sending) {
  const isSending = useRef(false);
  const [comment, write] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SharedId>();
  const [failure, setFailure] = useState<string>();

  async function send() {
    if (isSending.current) return;
    onTry?.();
    const wrong = problemOf(comment);
    setError(wrong);
    if (wrong !== undefined || !areFieldsFine) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onConfirm(comment.trim());
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  function setComment(text: string) {
    write(text);
    setError(undefined);
  }
  return { comment, setComment, error, isBusy, failure, send };
}

function problemOf(comment: string): SharedId | undefined {
  if (comment.trim() === '') return 'shared.comment-missing';
  return comment.trim().length > commentLengthMax ? 'shared.too-long' : undefined;
}
