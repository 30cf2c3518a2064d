import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { Prose } from '@harmattan/ui/prose';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { MessageEntry } from './message-entry.tsx';
import type { EntryProps } from './message-list.tsx';
import { useReadMessage } from './use-read-message.ts';

/** From the operator, whose text may have simple marks. Opened for the first time, it is read. */
export function InboxEntry({ message, onDelete }: EntryProps) {
  const t = useT();
  const { mutate, isError, isPending } = useReadMessage();

  function read() {
    if (!message.isRead && !isPending) mutate(message.id);
  }

  return (
    <MessageEntry
      message={message}
      isUnread={!message.isRead}
      onOpen={read}
      onDelete={onDelete}
      text={<Prose text={message.messageText} headingLevel={3} keepsLines />}
    >
      <FormMessage kind="info" text={isError && !message.isRead ? t('messages.read.failed') : undefined} />
      <ButtonLink href={`/Messages/NewMessage?reply=${message.id}`}>{t('messages.reply')}</ButtonLink>
    </MessageEntry>
  );
}
