import { loadCatalogue } from '@harmattan/i18n/activate';
import { useT } from '@harmattan/i18n/use-t';
import { IconButton } from '@harmattan/ui/icon-button';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuDrawer } from './menu-drawer.tsx';

/** The slide-out menu is fetched when it is first asked for. */
export function MenuButton() {
  const t = useT();
  const [Menu, setMenu] = useState<typeof MenuDrawer>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const [menu] = await Promise.all([import('./menu-drawer.tsx'), loadCatalogue('menu')]);
      setMenu(() => menu.MenuDrawer);
      setIsOpen(true);
    } catch {
      showToast({ kind: 'error', text: t('message.unreachable') });
    }
  }

  return (
    <>
      <IconButton icon="menu" label={t('shell.menu')} onClick={open} />
      {Menu && createPortal(<Menu isOpen={isOpen} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
