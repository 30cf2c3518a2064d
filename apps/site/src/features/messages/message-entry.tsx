import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { IconButton } from '@harmattan/ui/icon-button';
import { type ReactNode, useId, useState } from 'react';
import { departmentOf } from '../../shared/forms/departments.ts';
import { Moment } from '../../shared/time/moment.tsx';
import styles from './message-entry.module.css';
import type { Message } from './use-inbox.ts';

interface MessageEntryProps {
  message: Message;
  isUnread?: boolean;
  onOpen?: () => void;
  onDelete: () => void;
  /** The text: formatted in the operator's messages, plain in the player's. */
  text: ReactNode;
  /** Below the message. */
  children?: ReactNode;
}

/** A message's header, which opens to the whole of it. */
export function MessageEntry({ message, isUnread = false, onOpen, onDelete, text, children }: MessageEntryProps) {
  const t = useT();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { messageHeader, innerHeader, messageFooter, createDate } = message;
  const department = departmentOf(innerHeader);

  function toggle() {
    setIsOpen(!isOpen);
    if (!isOpen) onOpen?.();
  }

  return (
    <li className={styles.entry} data-unread={isUnread || undefined}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            <span className={styles.words}>
              <span className={styles.title}>
                {isUnread && <span className="visually-hidden">{t('messages.unread')} </span>}
                {messageHeader}
              </span>
              <Moment className={styles.time} time={createDate} />
            </span>
            <span className={styles.arrow}>
              <Icon name="down" size={16} />
            </span>
          </button>
        </h2>
        <IconButton icon="trash" label={t('messages.delete', { header: messageHeader })} onClick={onDelete} />
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            {innerHeader !== '' && (
              <p className={styles.inner}>{department ? t(`contact.department.${department}`) : innerHeader}</p>
            )}
            <div className={styles.text}>{text}</div>
            {messageFooter !== '' && <p className={styles.footer}>{messageFooter}</p>}
            {children}
          </>
        )}
      </div>
    </li>
  );
}
