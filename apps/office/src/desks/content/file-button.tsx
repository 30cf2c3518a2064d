import { type ChangeEvent, useId } from 'react';
import styles from './picture-field.module.css';
import { useT } from './texts.ts';

interface FileButtonProps {
  label: string;
  hint: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Picks a picture from this computer. */
export function FileButton({ label, hint, isBusy, onFile }: FileButtonProps) {
  const t = useT();
  const id = useId();
  function onPick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file can be picked again after a refusal.
    event.target.value = '';
    if (file) onFile(file);
  }
  return (
    <div className={styles.file}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className={styles.input}
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={onPick}
      />
      <label htmlFor={id} className={styles.label}>
        {isBusy ? t('content.picture.busy') : label}
      </label>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    </div>
  );
}
