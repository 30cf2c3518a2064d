import { useId } from 'react';
import { useEnvironment } from './environment.tsx';
import styles from './field.module.css';
import type { FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import areaStyles from './text-area-field.module.css';

interface TextAreaFieldProps extends FieldWords {
  value: string;
  onValueChange: (value: string) => void;
  /** Counted below the field. More can be written and is not cut off: what was pasted is the writer's to shorten. */
  lengthMax: number;
  name?: string;
  rows?: number;
  required?: boolean;
}

/** Several lines, in the frame of a field. */
export function TextAreaField({
  label,
  hint,
  error,
  value,
  onValueChange,
  lengthMax,
  rows = 6,
  ...settings
}: TextAreaFieldProps) {
  const id = useId();
  const { language } = useEnvironment();
  const figure = new Intl.NumberFormat(language);
  // As a person counts, to whom an emoji is one.
  const length = [...value].length;
  const describedBy = [error !== undefined && 'error', hint !== undefined && 'hint', 'count'].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={`${styles.box} ${areaStyles.box}`} data-invalid={error === undefined ? undefined : true}>
        <textarea
          {...settings}
          id={id}
          rows={rows}
          className={`${styles.input} ${areaStyles.text}`}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy.map((part) => `${id}-${part}`).join(' ')}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </div>
      <div className={areaStyles.foot}>
        {error !== undefined && (
          <span id={`${id}-error`} className={styles.error}>
            <Icon name="alert" size={16} />
            {error}
          </span>
        )}
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        <span id={`${id}-count`} className={areaStyles.count} data-over={length > lengthMax || undefined}>
          {figure.format(length)} / {figure.format(lengthMax)}
        </span>
      </div>
    </div>
  );
}
