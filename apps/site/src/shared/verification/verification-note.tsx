import { lazyPart } from '../page/lazy-part.tsx';
import { useVerification } from './use-verification.ts';

/** Of use only to a player whose level limits withdrawals, so it is fetched, with its texts, for those alone. */
const LevelNote = lazyPart(async () => (await import('./level-note.tsx')).LevelNote, 'verification');

/** Says before a withdrawal is asked for what the level of the account allows. */
export function VerificationNote() {
  const { data } = useVerification();
  const level = data?.levels[data.level];
  if (!data?.isAsked || !level || level.withdrawals.month === null) return null;
  return <LevelNote level={level} />;
}
