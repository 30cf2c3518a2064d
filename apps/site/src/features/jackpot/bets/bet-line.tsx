import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Icon } from '@harmattan/ui/icon';
import { EventHead } from '../event-head.tsx';
import { resultText } from '../result-text.ts';
import styles from './bet-lines.module.css';
import type { BetEvent } from './use-bet-events.ts';

export function BetLine({ event, number }: { event: BetEvent; number: number }) {
  const t = useT();
  const { pick, isHit } = event;
  const result = resultText(t, event);
  return (
    <li className={styles.line} data-idle={event.isCounting ? undefined : true}>
      <EventHead event={event} number={number} />
      <p className={styles.pair}>
        {event.participant1} – {event.participant2}
      </p>
      <p className={styles.facts}>
        <span>
          {t('jackpot.bets.pick')} <strong className="figures">{resultText(t, pick)}</strong>
        </span>
        {!event.canceled && <span>{result === undefined ? t('jackpot.bets.no-result') : resultWords(result)}</span>}
        <span className={styles.verdict}>
          {event.canceled && <Badge>{t('jackpot.canceled')}</Badge>}
          {verdict()}
        </span>
      </p>
    </li>
  );

  function resultWords(text: string) {
    return (
      <>
        {t('jackpot.result')} <strong className="figures">{text}</strong>
      </>
    );
  }

  function verdict() {
    // A reserve that was not needed is neither right nor wrong; a cancelled game without a reserve counts as right.
    if (isHit === null || !(event.isCounting || event.canceled)) return null;
    return isHit ? (
      <Badge kind="good">
        <Icon name="check" size={12} />
        {t('jackpot.bets.right')}
      </Badge>
    ) : (
      <Badge>
        <Icon name="close" size={12} />
        {t('jackpot.bets.wrong')}
      </Badge>
    );
  }
}
