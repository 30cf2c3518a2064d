import { useT } from '@harmattan/i18n/use-t';
import type { QueryKey } from '@harmattan/queries';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { showToast } from '@harmattan/ui/toast';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import styles from './delete-message-dialog.module.css';
import { useDeleteMessage } from './use-delete-message.ts';
import type { Message } from './use-inbox.ts';

interface DeleteMessageDialogProps {
  /** Open while there is one to delete. */
  message: Message | undefined;
  listKey: QueryKey;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteMessageDialog({ message, listKey, onClose, onDeleted }: DeleteMessageDialogProps) {
  const t = useT();
  const { mutate, error, isPending, reset } = useDeleteMessage(listKey);

  function close() {
    reset();
    onClose();
  }

  function confirm() {
    if (!message) return;
    mutate(message.id, {
      onSuccess() {
        showToast({ kind: 'good', text: t('messages.delete.done') });
        close();
        onDeleted();
      },
    });
  }

  return (
    <Dialog
      open={message !== undefined}
      title={t('messages.delete.title')}
      onClose={close}
      closeText={t('shell.close')}
      actions={
        <>
          <Button onClick={close}>{t('messages.delete.cancel')}</Button>
          <Button kind="primary" busy={isPending} onClick={confirm}>
            {t(isPending ? 'messages.delete.busy' : 'messages.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('messages.delete.text')}</p>
      <p className={styles.subject}>{message?.messageHeader}</p>
      <StatusMessage failure={error} />
    </Dialog>
  );
}
