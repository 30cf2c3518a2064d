import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { Icon } from '@harmattan/ui/icon';
import { useEffect, useRef } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './placed-state.module.css';

interface PlacedStateProps {
  price: number;
  /** How many. */
  tickets: number;
  onAnother: () => void;
}

/** The tickets are in. Takes the focus from the button that is gone. */
export function PlacedState({ price, tickets, onAnother }: PlacedStateProps) {
  const t = useT();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.placed}>
      <span className={styles.icon}>
        <Icon name="check" size={28} />
      </span>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {t('jackpot.success')}
      </h2>
      <p className={styles.text}>
        {tickets === 1 ? t('jackpot.success.text') : t('jackpot.success.several', { count: tickets })}{' '}
        <WireMoney amount={price} />
      </p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" size="large" wide href="/ManualJackpotBet">
          {t('jackpot.success.bets')}
        </ButtonLink>
        <Button wide onClick={onAnother}>
          {t('jackpot.success.another')}
        </Button>
      </div>
    </div>
  );
}
