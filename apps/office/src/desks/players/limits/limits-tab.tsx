import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { Moment } from '../../../shared/time/moment.tsx';
import { Remote } from '../../../shared/view/remote.tsx';
import { DataTable } from '../data-table.tsx';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import { type Player, type PlayerLimit, useLimits } from '../use-player.ts';
import { LowerLimit } from './lower-limit.tsx';
import { useLimitText } from './use-limit-text.ts';

/** What the player limits and what is used of it, and how that came about. */
export function LimitsTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const query = useLimits(playerId);
  const [lowered, setLowered] = useState<PlayerLimit>();
  return (
    <Remote query={query}>
      {({ limits, changes }) => (
        <>
          <p className={section.soft}>{t('players.limits.note')}</p>
          <Limits limits={limits} onLower={setLowered} />
          {changes.length > 0 && <Changes changes={changes} />}
          {lowered && <LowerLimit playerId={playerId} limit={lowered} onClose={() => setLowered(undefined)} />}
        </>
      )}
    </Remote>
  );
}

function Limits({ limits, onLower }: { limits: PlayerLimit[]; onLower: (limit: PlayerLimit) => void }) {
  const t = useT();
  const { nameOf, textOf } = useLimitText();
  return (
    <DataTable
      label={t('players.tab.limits')}
      rows={limits}
      keyOf={({ kind, period }) => `${kind} ${period}`}
      columns={[
        { title: t('players.limits.limit'), show: (limit) => <strong>{nameOf(limit)}</strong> },
        { title: t('players.limits.holds'), look: 'figure', show: ({ kind, amount }) => textOf(kind, amount) },
        {
          title: t('players.limits.used'),
          look: 'figure',
          show: ({ kind, used }) => (used === null ? '' : textOf(kind, used)),
        },
        { title: t('players.limits.ends'), show: ({ endsAt }) => endsAt && <Moment at={endsAt} /> },
        {
          title: t('players.limits.more'),
          look: 'wide',
          show: ({ kind, setByStaff, wanted }) => (
            <span>
              {setByStaff !== null && t('players.limits.by-staff', { amount: textOf(kind, setByStaff) })}
              {wanted && (
                <span className={section.aside}>
                  {t('players.limits.wanted', { amount: textOf(kind, wanted.amount) })}{' '}
                  <Moment at={wanted.confirmFrom} />
                </span>
              )}
            </span>
          ),
        },
        {
          title: t('players.limits.act'),
          show: (limit) =>
            limit.actions.includes('lower') && (
              <Button size="small" onClick={() => onLower(limit)}>
                {t(limit.amount === null ? 'players.limits.first' : 'players.limits.lower')}{' '}
                <span className="visually-hidden">{nameOf(limit)}</span>
              </Button>
            ),
        },
      ]}
    />
  );
}

type Changes = NonNullable<ReturnType<typeof useLimits>['data']>['changes'];

function Changes({ changes }: { changes: Changes }) {
  const t = useT();
  const { nameOf, textOf } = useLimitText();
  return (
    <>
      <h2 className={section.title}>{t('players.limits.changes')}</h2>
      <DataTable
        label={t('players.limits.changes')}
        rows={changes}
        keyOf={({ id }) => id}
        columns={[
          { title: t('players.column.at'), show: ({ at }) => <Moment at={at} /> },
          { title: t('players.limits.limit'), show: nameOf },
          { title: t('players.column.what'), show: ({ what }) => t(`players.limits.what.${what}`) },
          {
            title: t('players.limits.values'),
            look: 'wide',
            show: ({ kind, before, after, wanted, what }) =>
              what.startsWith('raise ')
                ? t('players.limits.asked', { amount: textOf(kind, wanted) })
                : `${textOf(kind, before)} → ${textOf(kind, after)}`,
          },
          {
            title: t('players.column.actor'),
            show: ({ by, reason }) => (
              <span>
                {by} {reason !== null && <span className={section.aside}>{reason}</span>}
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
