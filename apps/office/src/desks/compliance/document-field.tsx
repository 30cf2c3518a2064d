import { useId } from 'react';
import styles from './document-field.module.css';
import { useT } from './texts.ts';

interface DocumentFieldProps {
  sha256: string | undefined;
  onSha256: (sha256: string | undefined) => void;
}

/** The document stays on this machine. Its hash shows later that it is the same one. */
export function DocumentField({ sha256, onSha256 }: DocumentFieldProps) {
  const t = useT();
  const id = useId();
  async function read(file: File | undefined) {
    onSha256(file && hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())));
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('compliance.order.document.optional')}
      </label>
      <input
        id={id}
        type="file"
        className={styles.input}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {sha256 === undefined ? t('compliance.order.document.hint') : `SHA-256 ${sha256}`}
      </span>
    </div>
  );
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
