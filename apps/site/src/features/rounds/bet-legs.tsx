import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { useState } from 'react';
import { wireTimeText } from '../../shared/time/wire-time-text.ts';
import styles from './bet-cards.module.css';
import { type Leg, priceText, useLegWords } from './leg-words.ts';

/** A longer bet shows its first legs, and the others when asked. */
const shownAtFirst = 4;

/** Legs of a builder have no prices of their own. */
export function BetLegs({ legs, hasPrices }: { legs: readonly Leg[]; hasPrices: boolean }) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? legs : legs.slice(0, shownAtFirst);
  const rest = legs.length - shown.length;
  return (
    <>
      <ol className={styles.legs}>
        {shown.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a match may be in it twice, and their order is final.
          <LegItem key={index} leg={leg} hasPrice={hasPrices} />
        ))}
      </ol>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {t('rounds.bets.legs.more', { count: rest })}
        </button>
      )}
    </>
  );
}

function LegItem({ leg, hasPrice }: { leg: Leg; hasPrice: boolean }) {
  const t = useT();
  const words = useLegWords();
  return (
    <li className={styles.leg}>
      <p className={styles.outcome}>
        {words.outcome(leg)} {leg.isLive && <Badge kind="info">{t('rounds.bets.live')}</Badge>}
      </p>
      {hasPrice && leg.price !== null && <p className={`${styles.price} figures`}>{priceText(leg.price)}</p>}
      <p className={styles.match}>{leg.match}</p>
      <p className={styles.about}>
        {[words.market(leg), leg.league, leg.startsAt && wireTimeText(leg.startsAt)].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}
