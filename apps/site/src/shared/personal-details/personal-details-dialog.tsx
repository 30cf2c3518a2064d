import { useT } from '@harmattan/i18n/use-t';
import { Dialog } from '@harmattan/ui/dialog';
import { showToast } from '@harmattan/ui/toast';
import { PersonalDetailsForm } from './personal-details-form.tsx';
import type { PersonalInformation } from './use-personal-information.ts';

interface PersonalDetailsDialogProps {
  open: boolean;
  information: PersonalInformation;
  onClose: () => void;
}

export function PersonalDetailsDialog({ open, information, onClose }: PersonalDetailsDialogProps) {
  const t = useT();

  function finish() {
    showToast({ kind: 'good', text: t('personal-details.details_saved_successfully') });
    onClose();
  }

  return (
    <Dialog open={open} title={t('personal-details.title')} onClose={onClose} closeText={t('shell.close')}>
      <p>{t('personal-details.lead')}</p>
      <PersonalDetailsForm information={information} onSaved={finish} />
    </Dialog>
  );
}
