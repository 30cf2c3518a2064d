import type { FieldWords } from '@harmattan/ui/field';
import { TextField } from '@harmattan/ui/text-field';
import { brand } from '../brand/brand.ts';

interface MobileNumberFieldProps extends FieldWords {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
}

/** The number behind the country's prefix. It is the user name, and password managers are told so. */
export function MobileNumberField(props: MobileNumberFieldProps) {
  return (
    <TextField
      {...props}
      prefix={`${brand.countryPrefix} (0)`}
      type="tel"
      inputMode="tel"
      autoComplete="username"
      required
    />
  );
}
