import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { deleteMessage } from './delete-message.ts';
import { findUnread, listMax } from './inbox-store.ts';
import { listMessages, type ShownMessage } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { readMessage } from './read-message.ts';
import { sendMessage } from './send-message.ts';

type MessagesCalls = Pick<Calls, Extract<keyof Calls, `${string} Messages/${string}`>>;

export function messagesRoutes(deps: MessagesDeps): Handlers<MessagesCalls> {
  const list = async (playerId: bigint, isSent: boolean) =>
    success((await listMessages(deps.pool, { playerId, isSent, limit: listMax })).map(show));
  return {
    'GET Messages/GetUnreadMessages': ({ context }) => list(context.player.playerId, false),
    'GET Messages/GetSentMessages': ({ context }) => list(context.player.playerId, true),
    async 'GET Messages/GetUnreadCount'({ context }) {
      const { unread } = await findUnread(deps.pool, context.player.playerId);
      return success({ unread });
    },
    async 'POST Messages/ReadMessage'({ query, context }) {
      const unread = await readMessage(deps, { id: query.messageId, playerId: context.player.playerId });
      return unread === undefined ? refuse('MESSAGE_DOES_NOT_EXIST', null) : success({ unread });
    },
    async 'POST Messages/SendAdminMessage'({ query: { key, ...form }, context }) {
      const sent = await sendMessage(deps, { playerId: context.player.playerId, form, key });
      switch (sent.outcome) {
        case 'sent':
          return success({ id: String(sent.messageId) });
        case 'wrong':
          return refuse('VALIDATION_ERROR', sent.problems);
        case 'too many':
          return refuse('TOO_MANY_ATTEMPTS', null);
      }
    },
    async 'POST Messages/DeleteMessage'({ query, context }) {
      const isDone = await deleteMessage(deps, { id: query.messageId, playerId: context.player.playerId });
      return isDone ? success(null) : refuse('MESSAGE_DOES_NOT_EXIST', null);
    },
  };
}

function show({ id, header, isRead, createdAt, innerHeader, text, footer }: ShownMessage) {
  return {
    id: String(id),
    messageHeader: header,
    isRead,
    createDate: createdAt,
    innerHeader,
    messageText: text,
    messageFooter: footer,
  };
}
