import { IconButton } from '@harmattan/ui/icon-button';
import { useT } from '../texts.ts';
import { changeTheme, useOtherTheme } from './theme.ts';

export function ThemeSwitch() {
  const t = useT();
  const other = useOtherTheme();
  return <IconButton icon={other === 'light' ? 'sun' : 'moon'} label={t(`app.theme.${other}`)} onClick={changeTheme} />;
}
