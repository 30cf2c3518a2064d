import { MessageEntry } from './message-entry.tsx';
import type { EntryProps } from './message-list.tsx';
import styles from './sent-entry.module.css';

/** What a player wrote is text and nothing else. */
export function SentEntry({ message, onDelete }: EntryProps) {
  return (
    <MessageEntry message={message} onDelete={onDelete} text={<p className={styles.text}>{message.messageText}</p>} />
  );
}
