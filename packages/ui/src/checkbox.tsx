import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { Icon } from './icon.tsx';

interface CheckboxProps {
  /** May hold a link, which stays a target of its own. */
  label: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the box as invalid. */
  error?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}

export function Checkbox({ label, error, checked, onCheckedChange, name, disabled = false }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.frame}>
          <input
            id={id}
            type="checkbox"
            name={name}
            className={styles.box}
            checked={checked}
            disabled={disabled}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={(event) => onCheckedChange(event.target.checked)}
          />
          <span className={styles.mark}>
            <Icon name="check" size={18} />
          </span>
        </span>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}
