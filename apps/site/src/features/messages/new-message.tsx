import { useT } from '@harmattan/i18n/use-t';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { departmentOf } from '../../shared/forms/departments.ts';
import { MessageForm } from './message-form.tsx';
import { emptyTexts, replyHeader } from './message-texts.ts';
import { MessagesFrame } from './messages-frame.tsx';
import styles from './new-message.module.css';
import { useInbox } from './use-inbox.ts';

export function NewMessage() {
  const t = useT();
  const [search] = useSearchParams();
  const repliedId = search.get('reply');
  return (
    <MessagesFrame title={t('messages.new')} current="new">
      <div className={styles.card}>
        <p className={styles.lead}>{t('messages.new.lead')}</p>
        {repliedId === null ? (
          <MessageForm key="new" draftName="new" start={emptyTexts} />
        ) : (
          <ReplyForm key={repliedId} messageId={repliedId} />
        )}
      </div>
    </MessagesFrame>
  );
}

/** The address names the message only; its header comes from the inbox, so that a link cannot put words into the form. */
function ReplyForm({ messageId }: { messageId: string }) {
  const t = useT();
  const { data: messages, isPending } = useInbox();
  if (isPending) {
    return (
      <Loading label={t('shell.loading')}>
        <Skeleton height="320px" />
      </Loading>
    );
  }
  const replied = messages?.find(({ id }) => id === messageId);
  // Without it the form is still a way to write.
  if (!replied) return <MessageForm draftName="new" start={emptyTexts} />;
  const start = {
    ...emptyTexts,
    department: departmentOf(replied.innerHeader) ?? '',
    messageHeader: replyHeader(replied.messageHeader),
  };
  return <MessageForm draftName={`reply-${messageId}`} start={start} />;
}
