import { useT } from '@harmattan/i18n/use-t';
import { BetCard } from './bet-card.tsx';
import styles from './bet-cards.module.css';
import type { Round } from './fetch-rounds.ts';
import type { RoundList } from './round-list.ts';

export function BetCards({ list, rounds }: { list: RoundList; rounds: readonly Round[] }) {
  const t = useT();
  return (
    <ul className={styles.cards} aria-label={t(list.title)}>
      {rounds.map((round) => (
        <BetCard key={round.id} round={round} />
      ))}
    </ul>
  );
}
