import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { useState } from 'react';
import { Panel } from '../../../shared/page/panel.tsx';
import type { Wish } from './use-breaks.ts';
import { useLengthText } from './use-length-text.ts';

interface LengthChoiceProps {
  kind: Wish['kind'];
  /** The player is on a break of this kind. */
  isLonger: boolean;
  wishes: readonly Wish[];
  onChoose: (wish: Wish) => void;
}

export function LengthChoice({ kind, isLonger, wishes, onChoose }: LengthChoiceProps) {
  const t = useT();
  const lengthText = useLengthText();
  const [chosen, setChosen] = useState('0');
  const wish = wishes[Number(chosen)] ?? wishes[0];
  return (
    <Panel
      title={t(isLonger ? 'breaks.longer.title' : `breaks.${kind}.title`)}
      text={t(isLonger ? 'breaks.longer.text' : `breaks.${kind}.text`)}
    >
      <SelectField
        label={t(`breaks.${kind}.length`)}
        value={chosen}
        onValueChange={setChosen}
        options={wishes.map((one, at) => ({ value: String(at), label: lengthText(one) }))}
      />
      <Button wide onClick={() => wish && onChoose(wish)}>
        {t(isLonger ? 'breaks.longer.title' : `breaks.${kind}.go`)}
      </Button>
    </Panel>
  );
}
