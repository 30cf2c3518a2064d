import type { MailingChannel, MailingLanguage } from '@harmattan/contract/office';
import type { ReactNode } from 'react';
import styles from './marketing.module.css';
import { useT } from './texts.ts';

interface PlayerTextProps {
  language: MailingLanguage;
  channel: MailingChannel;
  header: string;
  text: string;
  /** Below it: parts, or that it is the English one. */
  note?: ReactNode;
}

/** What a player of a language reads: a card of the inbox, or a bubble on a phone. */
export function PlayerText({ language, channel, header, text, note }: PlayerTextProps) {
  const t = useT();
  return (
    <figure className={styles.reading}>
      <figcaption className={styles.language}>{t(`marketing.language.${language}`)}</figcaption>
      <div className={styles.bubble} data-channel={channel} lang={language}>
        {channel === 'inbox' && <strong>{header}</strong>}
        <p className={styles.words}>{text}</p>
      </div>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </figure>
  );
}
