import { useT } from '@harmattan/i18n/use-t';
import type { QueryKey, QueryResult } from '@harmattan/queries';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import type { ComponentType } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import styles from './message-list.module.css';
import { type EntryProps, MessageList } from './message-list.tsx';
import { MessagesEmpty } from './messages-empty.tsx';
import { listedMax, type Message } from './use-inbox.ts';

interface MessagesFaceProps {
  kind: 'inbox' | 'sent';
  list: QueryResult<Message[]>;
  listKey: QueryKey;
  Entry: ComponentType<EntryProps>;
}

export function MessagesFace({ kind, list, listKey, Entry }: MessagesFaceProps) {
  const t = useT();
  const failureText = useFailureText();
  const { data: messages, error, refetch } = list;

  // What was loaded before stays, whatever becomes of a later try.
  if (messages) {
    return (
      <>
        <MessageList
          messages={messages}
          listKey={listKey}
          label={t(`messages.tab.${kind}`)}
          Entry={Entry}
          empty={<MessagesEmpty kind={kind} />}
        />
        {messages.length >= listedMax && (
          <p className={styles.note}>{t('messages.newest', { count: messages.length })}</p>
        )}
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('messages.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <Loading label={t('messages.loading')}>
      <div className={styles.list}>
        {['one', 'two', 'three'].map((bone) => (
          <Skeleton key={bone} height="70px" />
        ))}
      </div>
    </Loading>
  );
}
