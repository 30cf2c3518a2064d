import { useT } from '@harmattan/i18n/use-t';
import { MessagesFace } from './messages-face.tsx';
import { MessagesFrame } from './messages-frame.tsx';
import { SentEntry } from './sent-entry.tsx';
import { sentMessagesKey, useSentMessages } from './use-sent-messages.ts';

export function Sent() {
  const t = useT();
  return (
    <MessagesFrame title={t('messages.tab.sent')} current="sent">
      <MessagesFace kind="sent" list={useSentMessages()} listKey={sentMessagesKey} Entry={SentEntry} />
    </MessagesFrame>
  );
}
