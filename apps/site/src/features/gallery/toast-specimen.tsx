import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { showToast } from '@harmattan/ui/toast';
import { Sample, Specimen } from './specimen.tsx';

export function ToastSpecimen() {
  const t = useT();
  return (
    <Specimen name="Toast">
      <Sample props="showToast: one at a time, errors stay">
        <Button onClick={() => showToast({ kind: 'info', text: t('gallery.toast.note.text') })}>
          {t('gallery.toast.note')}
        </Button>
        <Button onClick={() => showToast({ kind: 'good', text: t('gallery.toast.good.text') })}>
          {t('gallery.toast.good')}
        </Button>
        <Button onClick={() => showToast({ kind: 'error', text: t('gallery.toast.error.text') })}>
          {t('gallery.toast.error')}
        </Button>
      </Sample>
    </Specimen>
  );
}
