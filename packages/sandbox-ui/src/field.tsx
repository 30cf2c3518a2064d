import type { ComponentChildren, RefObject } from 'preact';

interface FieldProps {
  label: string;
  /** Belongs to the name of the control, since it says what to write. */
  hint?: string | undefined;
}

export function Field({ label, hint, children }: FieldProps & { children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: The control is the child.
    <label class="field">
      <span>
        {label}
        {hint !== undefined && <small> {hint}</small>}
      </span>
      {children}
    </label>
  );
}

interface TextFieldProps extends FieldProps {
  value: string;
  onValue(value: string): void;
  /** The value is finished: the reader went on. */
  onCommit?(): void;
  inputMode?: 'text' | 'numeric' | 'tel';
  maxLength?: number;
  placeholder?: string;
  required?: boolean;
  /** The id of a list of suggestions. */
  list?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function TextField({ label, hint, onValue, onCommit, inputRef, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <input
        type="text"
        {...input}
        {...(inputRef && { ref: inputRef })}
        autocomplete="off"
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
        onChange={() => onCommit?.()}
      />
    </Field>
  );
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  /** Every value with its words. */
  options: readonly (readonly [value: Value, words: string])[];
  onValue(value: Value): void;
}

export function SelectField<Value extends string>({ label, value, options, onValue }: SelectFieldProps<Value>) {
  return (
    <Field label={label}>
      <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value as Value)}>
        {options.map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
