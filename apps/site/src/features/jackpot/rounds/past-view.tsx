import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { ViewHead } from '../../../shared/page/view-head.tsx';
import styles from '../jackpot-page.module.css';
import { PastFace } from './past-face.tsx';

export function PastView() {
  const t = useT();
  return (
    <div className={styles.view}>
      <ViewHead title={t('jackpot.past')} backLabel={t('jackpot.back')} onBack={() => navigate('/ManualJackpot')} />
      <PastFace />
    </div>
  );
}
