import { Link } from '@harmattan/router/link';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { Facts } from '../../../shared/view/facts.tsx';
import { Remote } from '../../../shared/view/remote.tsx';
import { BlockFacts } from '../block-facts.tsx';
import { nameOf } from '../player-head.tsx';
import styles from '../section.module.css';
import { useT } from '../texts.ts';
import { type Player, type Switches, usePages, useSwitches } from '../use-player.ts';
import { MomentTable } from './timeline-tab.tsx';

const latestMax = 10;

/** What is off and why first, then the account, and what happened last. */
export function OverviewTab({ player }: { player: Player }) {
  return (
    <>
      <WhatIsOff playerId={player.playerId} />
      <div className={styles.columns}>
        <AccountFacts player={player} />
        <MoneyFacts player={player} />
        <SecurityFacts player={player} />
      </div>
      <Latest playerId={player.playerId} />
    </>
  );
}

/** Nothing where everything is on: the signs above say so. */
function WhatIsOff({ playerId }: { playerId: string }) {
  const { data } = useSwitches(playerId);
  const off = data?.switches.filter(({ on }) => !on) ?? [];
  if (off.length === 0) return null;
  return (
    <div className={styles.columns}>
      {off.map((one) => (
        <OffCard key={one.switch} shown={one} />
      ))}
    </div>
  );
}

function OffCard({ shown }: { shown: Switches['switches'][number] }) {
  const t = useT();
  const name = t(`players.switch.${shown.switch}`);
  return (
    <section className={styles.card} data-off aria-label={t('players.off.title', { name })}>
      <h2 className={styles.title}>{t('players.off.title', { name })}</h2>
      {shown.blocks.map((block) => (
        <BlockFacts key={block.source ?? 'hidden'} block={block} />
      ))}
    </section>
  );
}

function AccountFacts({ player }: { player: Player }) {
  const t = useT();
  const { userName, numberProvenAt, birthDate, language, registeredAt, lastSeenAt, nameChangedAt } = player;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('players.details.title')}</h2>
      <Facts
        facts={[
          { name: t('players.fact.name'), value: nameOf(player) ?? t('players.no-name') },
          { name: t('players.fact.birth'), value: birthDate ?? '–' },
          { name: t('players.fact.number'), value: <span className="figures">{userName}</span> },
          { name: t('players.fact.proven'), value: <MomentOr at={numberProvenAt} none={t('players.never')} /> },
          { name: t('players.fact.since'), value: <Moment at={registeredAt} /> },
          { name: t('players.fact.seen'), value: <MomentOr at={lastSeenAt} none={t('players.never')} /> },
          { name: t('players.fact.name-changed'), value: <MomentOr at={nameChangedAt} none={t('players.never')} /> },
          { name: t('players.fact.language'), value: language ?? '–' },
        ]}
      />
    </section>
  );
}

function MoneyFacts({ player: { deposits, withdrawals, turnover, turnoverSince, currency } }: { player: Player }) {
  const t = useT();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('players.money.title')}</h2>
      <Facts
        facts={[
          {
            name: t('players.fact.deposits'),
            value: (
              <>
                <Amount amount={deposits.amount} /> {t('players.times', { count: deposits.count })}
              </>
            ),
          },
          {
            name: t('players.fact.withdrawals'),
            value: (
              <>
                <Amount amount={withdrawals.amount} /> {t('players.times', { count: withdrawals.count })}
              </>
            ),
          },
          {
            name: t('players.fact.turnover'),
            value: (
              <>
                <Amount amount={turnover} /> {turnoverSince !== null && t('players.fact.turnover-since')}{' '}
                {turnoverSince !== null && <Moment at={turnoverSince} />}
              </>
            ),
          },
          { name: t('players.fact.currency'), value: currency },
        ]}
      />
    </section>
  );
}

function SecurityFacts({ player }: { player: Player }) {
  const t = useT();
  const { openSessions, appSecondFactor, smsSecondFactor, passwordChange, wantsEmail, wantsSms } = player;
  const yesNo = (is: boolean) => t(is ? 'players.yes' : 'players.no');
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('players.safety.title')}</h2>
      <Facts
        facts={[
          { name: t('players.fact.sessions'), value: openSessions },
          { name: t('players.fact.app'), value: yesNo(appSecondFactor) },
          { name: t('players.fact.sms'), value: yesNo(smsSecondFactor) },
          {
            name: t('players.fact.password'),
            value: passwordChange === null ? t('players.no') : t(`players.mark.password.${passwordChange}`),
          },
          { name: t('players.fact.wants-email'), value: yesNo(wantsEmail) },
          { name: t('players.fact.wants-sms'), value: yesNo(wantsSms) },
        ]}
      />
    </section>
  );
}

function MomentOr({ at, none }: { at: string | null; none: string }) {
  return at === null ? none : <Moment at={at} />;
}

function Latest({ playerId }: { playerId: string }) {
  const t = useT();
  const query = usePages('GET Players/Timeline', playerId);
  return (
    <>
      <h2 className={styles.title}>
        {t('players.latest')} <Link href={`/players/${playerId}/timeline`}>{t('players.latest.all')}</Link>
      </h2>
      <Remote query={query}>
        {({ pages }) => <MomentTable moments={pages.flatMap(({ items }) => items).slice(0, latestMax)} />}
      </Remote>
    </>
  );
}
