import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DownloadButton } from '../../shared/view/download-button.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import { useT } from './texts.ts';
import styles from './ticket-card.module.css';
import { HistoryTable, LegsTable, MovesTable, OwnLegsTable } from './ticket-tables.tsx';
import type { Ticket } from './use-book.ts';
import { VoidTicket } from './void-ticket.tsx';
import { priceWords } from './words.ts';

/** All that is known of a ticket or a round: our own records, and what only the book knows. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const titleId = useId();
  const [isVoiding, setIsVoiding] = useState(false);
  const { id, number, provider, state, own, legs, moves, missing, voiding, actions } = ticket;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={`${styles.title} figures`}>
          {t('book.ticket.title', { number, provider })}
        </h2>
        <Badge kind={badgeOf(state)}>{serverWord('book.state', state)}</Badge>
        {id !== null && actions.includes('evidence') && (
          <DownloadButton
            label={t('book.evidence.download')}
            type="application/json"
            load={() => call('GET Trading/Evidence', { query: { id } })}
          />
        )}
        {id !== null && actions.includes('void') && (
          <Button onClick={() => setIsVoiding(true)}>{t('book.void')}</Button>
        )}
      </header>
      <TicketFacts ticket={ticket} />
      {voiding !== null && voiding !== 'possible' && voiding !== 'book away' && (
        <p className={styles.missing}>{t(`book.voiding.${voiding}`)}</p>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {missing.includes('book away')
            ? t('book.ticket.away')
            : t('book.ticket.missing', { what: missing.map((word) => serverWord('book.missing', word)).join(', ') })}
        </p>
      )}
      {own ? <OwnLegsTable legs={own.legs} /> : legs.length > 0 && <LegsTable legs={legs} />}
      {own && own.history.length > 0 && <HistoryTable history={own.history} />}
      {moves.length > 0 && <MovesTable moves={moves} />}
      {isVoiding && id !== null && <VoidTicket id={id} number={number} onClose={() => setIsVoiding(false)} />}
    </article>
  );
}

function badgeOf(state: string): 'good' | 'bad' | 'info' | 'neutral' {
  if (state === 'won' || state === 'cashed-out') return 'good';
  if (state === 'refused' || state === 'canceled') return 'bad';
  return state === 'open' ? 'info' : 'neutral';
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { id, area, name, playerId, userName, stake, win, return: most, price, placedAt, own } = ticket;
  return (
    <Facts
      facts={[
        { name: t('book.ticket.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
        ...(name !== '' && area === 'games' ? [{ name: t('book.ticket.game'), value: name }] : []),
        { name: t('book.ticket.stake'), value: <Amount amount={stake} /> },
        ...(most === null ? [] : [{ name: t('book.ticket.return'), value: <Amount amount={most} /> }]),
        { name: t('book.ticket.paid'), value: <Amount amount={win} /> },
        ...(price === null ? [] : [{ name: t('book.ticket.price'), value: priceWords(price) }]),
        { name: t('book.ticket.placed'), value: <Moment at={placedAt} /> },
        ...(own ? ownFacts(own, t) : []),
        ...(id === null ? [] : [{ name: t('book.ticket.round'), value: <IdText id={id} /> }]),
      ]}
    />
  );
}

/** Of parts of the stake that were sold while the rest goes on. */
function soldFacts({ soldStake, soldFor }: NonNullable<Ticket['own']>, t: ReturnType<typeof useT>) {
  if (soldStake === 0 && soldFor === 0) return [];
  return [
    { name: t('book.ticket.sold-stake'), value: <Amount amount={soldStake} /> },
    { name: t('book.ticket.sold-for'), value: <Amount amount={soldFor} /> },
  ];
}

function ownFacts(own: NonNullable<Ticket['own']>, t: ReturnType<typeof useT>) {
  const {
    takenAt,
    settledAt,
    delaySeconds,
    kind,
    system,
    code,
    rulesVersion,
    priceChanges,
    referral,
    refusal,
    voided,
  } = own;
  return [
    ...(system === null ? [] : [{ name: t('book.ticket.system'), value: t('book.system', { ...system }) }]),
    ...(kind === 'builder' ? [{ name: t('book.ticket.kind'), value: t('book.market.builder') }] : []),
    ...soldFacts(own, t),
    { name: t('book.ticket.taken'), value: <Moment at={takenAt} /> },
    ...(settledAt === null ? [] : [{ name: t('book.ticket.settled'), value: <Moment at={settledAt} /> }]),
    ...(delaySeconds === null
      ? []
      : [{ name: t('book.ticket.delay'), value: t('book.seconds', { seconds: delaySeconds.toFixed(1) }) }]),
    ...(refusal === null ? [] : [{ name: t('book.ticket.refusal'), value: serverWord('book.refusal', refusal) }]),
    { name: t('book.ticket.code'), value: code ?? t('book.ticket.no-code') },
    { name: t('book.ticket.price-changes'), value: t(`book.price-changes.${priceChanges}`) },
    { name: t('book.ticket.rules'), value: String(rulesVersion) },
    ...(voided === null
      ? []
      : [
          {
            name: t('book.ticket.voided'),
            value: (
              <>
                {t(`book.void.ground.${voided.ground}`)} · {voided.definition} · {voided.by} · <Moment at={voided.at} />
              </>
            ),
          },
        ]),
    ...(referral === null
      ? []
      : [
          {
            name: t('book.ticket.referral'),
            value: (
              <>
                {serverWord('book.referral', referral.state)} · <Amount amount={referral.asked} />
                {referral.offered !== null && (
                  <>
                    {' → '}
                    <Amount amount={referral.offered} />
                  </>
                )}
                {referral.decidedBy !== null && ` · ${referral.decidedBy}`}
              </>
            ),
          },
        ]),
  ];
}
