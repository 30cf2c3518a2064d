import { Checkbox } from '@harmattan/ui/checkbox';
import { TextField } from '@harmattan/ui/text-field';
import { fromLocalField, toLocalField } from './local-time.ts';
import { PositionField } from './position-field.tsx';
import { useT } from './texts.ts';

interface Dated {
  isActive: boolean;
  startsAt: string;
  endsAt: string | null;
  position: number;
}

/** Whether it is on, from when until when, and where among its like. */
export function DatedFields({ body, onChange }: { body: Dated; onChange: (change: Partial<Dated>) => void }) {
  const t = useT();
  return (
    <>
      <Checkbox
        label={t('content.field.isActive')}
        checked={body.isActive}
        onCheckedChange={(isActive) => onChange({ isActive })}
      />
      <TextField
        label={t('content.field.startsAt')}
        type="datetime-local"
        value={toLocalField(body.startsAt)}
        onValueChange={(text) => onChange({ startsAt: fromLocalField(text) ?? body.startsAt })}
      />
      <TextField
        label={t('content.field.endsAt')}
        hint={t('content.field.endsAt.hint')}
        type="datetime-local"
        value={toLocalField(body.endsAt)}
        onValueChange={(text) => onChange({ endsAt: fromLocalField(text) })}
      />
      <PositionField value={body.position} onChange={(position) => onChange({ position })} />
    </>
  );
}
