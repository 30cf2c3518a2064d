import { type SharedId, useTexts } from '../texts/texts.ts';
import styles from './keys.module.css';

/** Which keys do what, for a screen with a keyboard. */
export function Keys({ keys }: { keys: readonly { key: string; does: string }[] }) {
  return (
    <span className={styles.keys}>
      {keys.map(({ key, does }) => (
        <span key={key}>
          <kbd className={styles.key}>{key}</kbd> {does}
        </span>
      ))}
    </span>
  );
}

export function useListKeys(): { key: string; does: string }[] {
  const t = useTexts<SharedId>();
  return [
    { key: 'j', does: '' },
    { key: 'k', does: t('shared.keys.move') },
    { key: '↵', does: t('shared.keys.open') },
  ];
}
