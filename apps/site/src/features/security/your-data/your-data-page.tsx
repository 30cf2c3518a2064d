import { useT } from '@harmattan/i18n/use-t';
import { SecurityFrame } from '../security-frame.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import styles from './your-data.module.css';

/** What the player may ask for about their own data. */
export function YourDataPage() {
  const t = useT();
  return (
    <SecurityFrame current="/security/yourdata" title={t('rights.title')}>
      <div className={styles.page}>
        <ExportPanel />
        <ClosingPanel />
      </div>
    </SecurityFrame>
  );
}
