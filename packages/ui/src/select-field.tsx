import { useId } from 'react';
import styles from './field.module.css';
import type { FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import selectStyles from './select-field.module.css';

interface SelectFieldProps extends FieldWords {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. Without it the first option is what stands there. */
  placeholder?: string;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Wrong together with others, whose error stands elsewhere. */
  isInvalid?: boolean;
}

/** The browser's own list, in the frame of a field: a phone shows it as its wheel. */
export function SelectField({
  label,
  hint,
  error,
  value,
  onValueChange,
  options,
  placeholder,
  name,
  autoComplete,
  disabled = false,
  isInvalid = error !== undefined,
}: SelectFieldProps) {
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
        className={`${styles.box} ${selectStyles.box}`}
        data-invalid={isInvalid || undefined}
        data-disabled={disabled || undefined}
      >
        <select
          id={id}
          name={name}
          className={`${styles.input} ${selectStyles.select}`}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={selectStyles.arrow}>
          <Icon name="down" size={16} />
        </span>
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
