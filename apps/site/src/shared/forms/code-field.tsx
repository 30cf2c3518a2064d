import type { FieldWords } from '@harmattan/ui/field';
import { TextField } from '@harmattan/ui/text-field';

interface CodeFieldProps extends FieldWords {
  name: string;
  value: string;
  onValueChange: (code: string) => void;
  /** A recovery code has letters among its digits. */
  takesLetters?: boolean;
}

/** For a code from an SMS or an app. Phones offer it by themselves; who pastes it may bring the spaces of its text along. */
export function CodeField({ onValueChange, takesLetters = false, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode={takesLetters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      required
      onValueChange={(value) => onValueChange(value.replace(/[\s-]/g, ''))}
    />
  );
}
