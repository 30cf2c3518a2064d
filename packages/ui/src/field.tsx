import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldWords {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to mend it. Its presence marks the field as invalid. */
  error?: string | undefined;
}

export interface FieldSlots {
  prefix?: ReactNode;
  suffix?: ReactNode;
}

type FieldProps = FieldWords &
  FieldSlots & { input: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> } };

/** The frame that every field of one line shares. Pages use TextField and AmountField. */
export function Field({ label, hint, error, prefix, suffix, input }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div
        className={styles.box}
        data-invalid={error === undefined ? undefined : true}
        data-disabled={input.disabled || undefined}
      >
        {prefix !== undefined && <span className={styles.slot}>{prefix}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy === '' ? undefined : describedBy}
        />
        {suffix !== undefined && <span className={styles.slot}>{suffix}</span>}
      </div>
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </span>
      )}
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
