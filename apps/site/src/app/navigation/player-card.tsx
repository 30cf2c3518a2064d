import { userNameText } from '../../shared/forms/user-name-text.ts';
import type { Session } from '../../shared/session/session.ts';
import { Balance } from '../session/balance.tsx';
import { DepositButton } from '../session/deposit-button.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';
import styles from './player-card.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

export function PlayerCard({ session }: { session: Session }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.who}>
          <p className={styles.name}>{userNameText(session.user.userName)}</p>
          <Balance session={session} />
        </div>
        <LanguageChoice />
      </div>
      <DepositButton />
      <WithdrawButton />
    </div>
  );
}
