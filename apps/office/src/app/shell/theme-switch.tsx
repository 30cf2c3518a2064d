import { IconButton } from '@harmattan/ui/icon-button';
import { useState } from 'react';
import { useT } from '../texts.ts';
import { changeTheme, otherTheme } from './theme.ts';

export function ThemeSwitch() {
  const t = useT();
  const [other, setOther] = useState(otherTheme);
  function change() {
    changeTheme();
    setOther(otherTheme());
  }
  return <IconButton icon={other === 'light' ? 'sun' : 'moon'} label={t(`app.theme.${other}`)} onClick={change} />;
}
