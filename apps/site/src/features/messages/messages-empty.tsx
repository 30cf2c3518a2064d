import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { DrumArt } from './drum-art.tsx';
import styles from './messages-empty.module.css';

export function MessagesEmpty({ kind }: { kind: 'inbox' | 'sent' }) {
  const t = useT();
  return (
    <div className={styles.empty}>
      <DrumArt />
      <p className={styles.title}>{t(`messages.${kind}.empty.title`)}</p>
      <p className={styles.text}>{t(`messages.${kind}.empty.text`)}</p>
      {kind === 'sent' && <ButtonLink href="/Messages/NewMessage">{t('messages.new')}</ButtonLink>}
    </div>
  );
}
