import type { QueryKey } from '@harmattan/queries';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import styles from './message-list.module.css';
import type { Message } from './use-inbox.ts';

export interface EntryProps {
  message: Message;
  onDelete: () => void;
}

interface MessageListProps {
  messages: readonly Message[];
  /** Of the list, which is loaded afresh after a deletion. */
  listKey: QueryKey;
  label: string;
  Entry: ComponentType<EntryProps>;
  empty: ReactNode;
}

export function MessageList({ messages, listKey, label, Entry, empty }: MessageListProps) {
  const [deleting, setDeleting] = useState<Message>();
  const [deleted, setDeleted] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that asked for it went with its message.
    if (deleted > 0) listRef.current?.focus({ preventScroll: true });
  }, [deleted]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group without a heading of its own, which takes the focus to be read out.
    <div ref={listRef} role="group" tabIndex={-1} aria-label={label} className={styles.frame}>
      {messages.length === 0 && empty}
      <ul className={styles.list}>
        {messages.map((message) => (
          <Entry key={message.id} message={message} onDelete={() => setDeleting(message)} />
        ))}
      </ul>
      <DeleteMessageDialog
        message={deleting}
        listKey={listKey}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => setDeleted((count) => count + 1)}
      />
    </div>
  );
}
