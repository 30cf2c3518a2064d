import { Link } from '@harmattan/router/link';

interface PlayerLinkProps {
  playerId: string | null;
  /** The number by which a player signs in. */
  userName: string | null;
}

/** A player by the number; by the id where the number is not known. */
export function PlayerLink({ playerId, userName }: PlayerLinkProps) {
  if (playerId === null) return <>–</>;
  return (
    <Link href={`/players/${playerId}`} className="figures">
      {userName ?? `#${playerId}`}
    </Link>
  );
}
