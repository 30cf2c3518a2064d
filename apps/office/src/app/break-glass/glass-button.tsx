import { IconButton } from '@harmattan/ui/icon-button';
import { useState } from 'react';
import { useMay, useMe } from '../../shared/session/me.ts';
import { useT } from '../texts.ts';
import { BreakGlass } from './break-glass.tsx';

/** Not for those who have every permission by their role, nor while what was taken lasts. */
export function GlassButton() {
  const t = useT();
  const { roles, breakGlass } = useMe();
  const mayBreak = useMay('staff.break-glass') && !roles.includes('owner') && breakGlass === null;
  const [isOpen, setIsOpen] = useState(false);
  if (!mayBreak) return null;
  return (
    <>
      <IconButton icon="shield" label={t('app.glass.button')} onClick={() => setIsOpen(true)} />
      {isOpen && <BreakGlass onClose={() => setIsOpen(false)} />}
    </>
  );
}
