import { useState } from 'react';
import { useKept } from '../device/use-kept.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { useNumberProof } from './use-number-proof.ts';

/** Of no use to a player whose number is proven, so it is fetched, with its texts, for the others only. */
const NumberProofCard = lazyPart(async () => (await import('./number-proof-card.tsx')).NumberProofCard, 'number-proof');

/**
 * Asks the player to prove the number, where it was not yet. `canWait`: the player may put it off, and is asked again on the pages that
 * need it.
 */
export function NumberProof({ canWait = false }: { canWait?: boolean }) {
  const { data: proof } = useNumberProof();
  const later = useKept<boolean>('number-proof.later');
  const [isAnswered, setIsAnswered] = useState(false);
  if (!proof || (proof.isProven && !isAnswered)) return null;
  if (canWait && later.value && !isAnswered) return null;
  return (
    <NumberProofCard
      proof={proof}
      onProven={() => setIsAnswered(true)}
      onLater={canWait ? () => later.keep(true) : undefined}
    />
  );
}
