import { useT } from '@harmattan/i18n/use-t';
import type { FieldWords } from '@harmattan/ui/field';
import { IconButton } from '@harmattan/ui/icon-button';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';

interface PasswordFieldProps extends FieldWords {
  value: string;
  onValueChange: (value: string) => void;
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'shell.password.hide' : 'shell.password.show')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
