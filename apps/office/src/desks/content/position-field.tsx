import { TextField } from '@harmattan/ui/text-field';
import { useT } from './texts.ts';

/** Where it stands among the others. */
export function PositionField({ value, onChange }: { value: number; onChange: (position: number) => void }) {
  const t = useT();
  return (
    <TextField
      label={t('content.field.position')}
      hint={t('content.field.position.hint')}
      inputMode="numeric"
      maxLength={5}
      value={String(value)}
      onValueChange={(text) => /^\d{0,5}$/.test(text) && onChange(Number(text))}
    />
  );
}
