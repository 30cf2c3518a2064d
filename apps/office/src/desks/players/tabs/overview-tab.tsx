import { Link } from '@harmattan/router/link';
import { Moment } from '../../../shared/time/moment.tsx';
import { Amount } from '../../../shared/view/amount.tsx';
import { Facts } from '../../../shared/view/facts.tsx';
import { Remote } from '../../../shared/view/remote.tsx';
import { DataTable } from '../data-table.tsx';
import { nameOf } from '../player-head.tsx';
import styles from '../section.module.css';
import { useT } from '../texts.ts';
import { type Player, usePages, useSwitches } from '../use-player.ts';
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

/** A line for each block, whatever it holds off. Nothing where everything is on: the signs above say so. */
function WhatIsOff({ playerId }: { playerId: string }) {
  const t = useT();
  const { data } = useSwitches(playerId);
  const blocks = (data?.switches ?? []).flatMap((one) => one.blocks.map((block) => ({ ...block, name: one.switch })));
  if (blocks.length === 0) return null;
  return (
    <DataTable
      label={t('players.off.title')}
      rows={blocks}
      keyOf={({ name, source }) => `${name} ${source}`}
      columns={[
        { title: t('players.column.switch'), show: ({ name }) => <strong>{t(`players.switch.${name}`)}</strong> },
        { title: t('players.block.source'), show: ({ source }) => t(`players.source.${source ?? 'hidden'}`) },
        {
          title: t('players.block.reason'),
          look: 'wide',
          show: ({ source, reason, playerText }) => (
            <span>
              {source === null ? t('players.block.hidden') : reason}
              {playerText !== null && (
                <span className={styles.aside}>{t('players.block.told', { text: playerText })}</span>
              )}
            </span>
          ),
        },
        {
          title: t('players.block.since'),
          show: ({ since, by }) =>
            since !== null && (
              <span>
                <Moment at={since} />
                {by !== null && <span className={styles.aside}>{t('players.block.by', { name: by })}</span>}
              </span>
            ),
        },
        {
          title: t('players.block.until'),
          show: ({ source, until }) =>
            source !== null && (until === null ? t('players.block.open') : <Moment at={until} />),
        },
      ]}
    />
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
