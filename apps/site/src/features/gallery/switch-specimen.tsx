import { useT } from '@harmattan/i18n/use-t';
import { Switch } from '@harmattan/ui/switch';
import { useState } from 'react';
import { Sample, Specimen } from './specimen.tsx';

export function SwitchSpecimen() {
  const t = useT();
  const [isOn, setIsOn] = useState(false);
  return (
    <Specimen name="Switch">
      <Sample props="hint">
        <Switch
          label={t('gallery.switch.label')}
          hint={t('gallery.switch.hint')}
          checked={isOn}
          onCheckedChange={setIsOn}
        />
      </Sample>
      <Sample props="checked, disabled">
        <Switch label={t('gallery.switch.disabled')} checked disabled onCheckedChange={() => undefined} />
      </Sample>
    </Specimen>
  );
}
