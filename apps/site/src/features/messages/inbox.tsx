import { useT } from '@harmattan/i18n/use-t';
import { useEffect, useEffectEvent } from 'react';
import { useUnreadMessages } from '../../shared/session/unread-messages.ts';
import { InboxEntry } from './inbox-entry.tsx';
import { MessagesFace } from './messages-face.tsx';
import { MessagesFrame } from './messages-frame.tsx';
import { inboxKey, unreadOf, useInbox } from './use-inbox.ts';

export function Inbox() {
  const t = useT();
  const inbox = useInbox();
  const unread = useUnreadMessages();

  const follow = useEffectEvent(() => {
    // Another count than that of the list: a message has come, or was read elsewhere.
    if (inbox.data && unreadOf(inbox.data) !== unread) void inbox.refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news of the count are a reason to look.
  useEffect(() => follow(), [unread]);

  return (
    <MessagesFrame title={t('messages.tab.inbox')} current="inbox">
      <MessagesFace kind="inbox" list={inbox} listKey={inboxKey} Entry={InboxEntry} />
    </MessagesFrame>
  );
}
