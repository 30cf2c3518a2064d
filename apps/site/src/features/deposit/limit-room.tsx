import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { useEnvironment } from '@harmattan/ui/environment';
import { wireAmountText } from '../../shared/cashier/wire-amount.ts';
import { depositRoom, useLimits } from '../../shared/limits/use-limits.ts';
import { momentText } from '../../shared/time/date-text.ts';
import styles from './claim/claim.module.css';

/** What the player's limits leave room for, or the way to set one. Money above a limit is shown where it waits. */
export function LimitRoom() {
  const t = useT();
  const { language } = useEnvironment();
  const { data: limits } = useLimits();
  const room = limits && depositRoom(limits);
  const heldMinor = limits?.held.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) ?? 0;
  return (
    <p className={styles.link}>
      <span>
        {room
          ? t('deposit.limit.room', { left: wireAmountText(room.left), end: momentText(room.endsAt, language) })
          : t('deposit.limit.none')}
        {heldMinor > 0 && ` ${t('deposit.limit.held', { amount: wireAmountText(heldMinor / 100) })}`}
      </span>
      <ButtonLink size="small" href="/limits">
        {t('deposit.limit.link')}
      </ButtonLink>
    </p>
  );
}
