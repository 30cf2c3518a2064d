import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldSlots, type FieldWords } from './field.tsx';

type InputSettings = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'required' | 'readOnly' | 'disabled'
>;

interface TextFieldProps extends FieldWords, FieldSlots, InputSettings {
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, prefix, suffix, onValueChange, ...settings }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      prefix={prefix}
      suffix={suffix}
      input={{ type: 'text', ...settings, onChange: (event) => onValueChange(event.target.value) }}
    />
  );
}
