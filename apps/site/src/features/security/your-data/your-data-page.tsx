import { useT } from '@harmattan/i18n/use-t';
import { SecurityFrame } from '../security-frame.tsx';
import { ExportPanel } from './export-panel.tsx';

/** What the player may ask for about their own data. */
export function YourDataPage() {
  const t = useT();
  return (
    <SecurityFrame current="/security/yourdata" title={t('rights.title')}>
      <ExportPanel />
    </SecurityFrame>
  );
}
