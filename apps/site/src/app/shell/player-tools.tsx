import { lazyPart } from '../../shared/page/lazy-part.tsx';
import type { Session } from '../../shared/session/session.ts';
import { Balance } from '../session/balance.tsx';
import { DepositButton } from '../session/deposit-button.tsx';
import styles from './player-tools.module.css';

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, 'menu');

/** On a phone there is no room for the name, nor for Withdraw: a picture stands for them, and they are in its menu. */
export function PlayerTools({ session, isWide }: { session: Session; isWide: boolean }) {
  return (
    <>
      <span className={styles.account}>
        <AccountMenu userName={session.user.userName} isWide={isWide} />
      </span>
      <Balance session={session} />
      <DepositButton size="small" />
    </>
  );
}
