import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { Drawer } from '@harmattan/ui/drawer';
import { useState } from 'react';
import { Sample, Specimen } from './specimen.tsx';

export function ModalSpecimen() {
  return (
    <Specimen name="Dialog, Drawer">
      <Sample props="closeText: Escape, the cross or a press beside it close it">
        <SampleDialog />
      </Sample>
      <Sample props="no closeText: static">
        <StaticDialog />
      </Sample>
      <Sample props="Drawer, side: start, end">
        <SampleDrawer side="start" />
        <SampleDrawer side="end" />
      </Sample>
    </Specimen>
  );
}

function SampleDialog() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('gallery.dialog.open')}</Button>
      <Dialog
        open={isOpen}
        title={t('gallery.dialog.title')}
        closeText={t('gallery.dialog.close')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('gallery.dialog.stay')}</Button>
            <Button kind="primary" onClick={close}>
              {t('gallery.dialog.leave')}
            </Button>
          </>
        }
      >
        <p>{t('gallery.dialog.text')}</p>
      </Dialog>
    </>
  );
}

function StaticDialog() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('gallery.static.open')}</Button>
      <Dialog
        open={isOpen}
        title={t('gallery.static.title')}
        onClose={() => setIsOpen(false)}
        actions={
          <Button kind="primary" onClick={() => setIsOpen(false)}>
            {t('gallery.static.confirm')}
          </Button>
        }
      >
        <p>{t('gallery.static.text')}</p>
      </Dialog>
    </>
  );
}

function SampleDrawer({ side }: { side: 'start' | 'end' }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {t('gallery.drawer.open')} · {side}
      </Button>
      <Drawer
        open={isOpen}
        side={side}
        title={t('gallery.drawer.title')}
        closeText={t('gallery.dialog.close')}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('gallery.dialog.text')}</p>
      </Drawer>
    </>
  );
}
