import { testerRank } from '@harmattan/kernel/rank';
import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { PlayerActs } from './acts/player-acts.tsx';
import styles from './player-head.module.css';
import { SwitchSigns } from './switch-signs.tsx';
import { useT } from './texts.ts';
import { type Player, useCases } from './use-player.ts';

/** What is true of the player now, above every tab. */
export function PlayerHead({ player }: { player: Player }) {
  const t = useT();
  const { playerId, balance, held } = player;
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        <div className={styles.who}>
          <p className={styles.name}>{nameOf(player) ?? t('players.no-name')}</p>
          <p className={styles.id}>
            <span className="figures">#{playerId}</span>
            <Marks player={player} />
          </p>
        </div>
        <dl className={styles.money}>
          <div>
            <dt>{t('players.balance')}</dt>
            <dd>
              <Amount amount={balance} />
            </dd>
          </div>
          <div data-quiet={held === 0 || undefined}>
            <dt>{t('players.held')}</dt>
            <dd>
              <Amount amount={held} />
            </dd>
          </div>
        </dl>
        <PlayerActs player={player} />
      </div>
      <SwitchSigns playerId={playerId} />
      <Waiting player={player} />
    </div>
  );
}

export function nameOf({ firstName, lastName }: Player): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}

function Marks({ player: { rankId, numberProvenAt, yieldedAt, closedAt, passwordChange } }: { player: Player }) {
  const t = useT();
  return (
    <>
      {rankId === testerRank && <Badge kind="info">{t('players.mark.tester')}</Badge>}
      {closedAt !== null && <Badge kind="bad">{t('players.mark.closed')}</Badge>}
      {yieldedAt !== null && <Badge kind="bad">{t('players.mark.yielded')}</Badge>}
      {yieldedAt === null && closedAt === null && numberProvenAt === null && (
        <Badge kind="bad">{t('players.mark.not-proven')}</Badge>
      )}
      {passwordChange !== null && <Badge kind="info">{t(`players.mark.password.${passwordChange}`)}</Badge>}
    </>
  );
}

/** Requests that wait for a second person, and cases that are not over. */
function Waiting({ player: { playerId, waiting } }: { player: Player }) {
  const t = useT();
  const { data: cases = [] } = useCases(playerId);
  const open = cases.filter(({ state }) => state !== 'solved' && state !== 'closed');
  if (waiting.length === 0 && open.length === 0) return null;
  return (
    <ul className={styles.waiting}>
      {waiting.map(({ approvalId, kind, amount }) => (
        <li key={approvalId}>
          <Link href={`/approvals?id=${encodeURIComponent(approvalId)}`}>{serverWord('players.waits', kind)}</Link>{' '}
          {amount !== null && <Amount amount={amount} sign="always" />} {t('players.waits')}
        </li>
      ))}
      {open.map(({ id, subject, isOverdue }) => (
        <li key={id}>
          <Link href={`/cases?id=${encodeURIComponent(id)}`}>{t('players.case', { id })}</Link> {subject}{' '}
          {isOverdue && <Badge kind="bad">{t('players.case.overdue')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
