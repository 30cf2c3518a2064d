import { useT } from '@harmattan/i18n/use-t';
import { Checkbox } from '@harmattan/ui/checkbox';
import { useState } from 'react';
import { Sample, Specimen } from './specimen.tsx';

export function CheckboxSpecimen() {
  const t = useT();
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Specimen name="Checkbox">
      <Sample props="error">
        <Checkbox
          label={t('gallery.checkbox.label')}
          error={isTicked ? undefined : t('gallery.checkbox.error')}
          checked={isTicked}
          onCheckedChange={setIsTicked}
        />
      </Sample>
      <Sample props="checked, disabled">
        <Checkbox label={t('gallery.checkbox.label')} checked disabled onCheckedChange={() => undefined} />
      </Sample>
    </Specimen>
  );
}
