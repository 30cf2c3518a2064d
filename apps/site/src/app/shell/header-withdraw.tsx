import { WithdrawButton } from '../navigation/withdraw-button.tsx';
import styles from './header-withdraw.module.css';

/** What became of a press on it hangs below the header's row, which has no room for words. */
export function HeaderWithdraw() {
  return (
    <div className={styles.place}>
      <WithdrawButton size="small" />
    </div>
  );
}
