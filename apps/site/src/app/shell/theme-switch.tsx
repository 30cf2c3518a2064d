import { useT } from '@harmattan/i18n/use-t';
import { IconButton } from '@harmattan/ui/icon-button';
import { useState } from 'react';
import { shownTheme, showTheme, storeTheme } from '../../shared/device/theme.ts';

export function ThemeSwitch() {
  const t = useT();
  const [theme, setTheme] = useState(shownTheme);
  const other = theme === 'dark' ? 'light' : 'dark';

  function change() {
    setTheme(other);
    showTheme(other);
    storeTheme(other);
  }

  return <IconButton icon={other === 'light' ? 'sun' : 'moon'} label={t(`shell.theme.${other}`)} onClick={change} />;
}
