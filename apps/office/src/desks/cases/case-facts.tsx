import { Link } from '@harmattan/router/link';
import { Button } from '@harmattan/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { useMay } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Due } from '../../shared/time/due.tsx';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './case-facts.module.css';
import { LinkCase } from './link-case.tsx';
import { useT } from './texts.ts';
import type { WholeCase } from './use-cases.ts';

/** A part of what stands beside the thread. */
export function CaseBox({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function CaseFacts({ one }: { one: WholeCase }) {
  const t = useT();
  const { contact, answerDueAt, solutionDueAt, state, category, priority, owner, department } = one;
  const isOver = state === 'solved' || state === 'closed';
  const waitsForPlayer = state === 'waiting';
  return (
    <CaseBox title={t('cases.facts')}>
      <Facts
        facts={[
          { name: t('cases.fact.player'), value: <PlayerLink playerId={one.playerId} userName={one.userName} /> },
          ...(contact ? [{ name: t('cases.fact.contact'), value: `${contact.name}, ${contact.email}` }] : []),
          { name: t('cases.fact.owner'), value: owner ?? t('cases.without-owner') },
          { name: t('cases.fact.category'), value: serverWord('cases.category', category) },
          { name: t('cases.fact.priority'), value: serverWord('cases.priority', priority) },
          { name: t('cases.fact.department'), value: department },
          { name: t('cases.fact.since'), value: <Moment at={one.since} /> },
          { name: t('cases.fact.answer'), value: <Due at={answerDueAt} /> },
          { name: t('cases.fact.solution'), value: <Due at={isOver || waitsForPlayer ? null : solutionDueAt} /> },
          ...(category === 'complaint' ? [{ name: t('cases.fact.promise'), value: t('cases.fact.promise.text') }] : []),
        ]}
      />
    </CaseBox>
  );
}

export function ClaimFacts({ claim }: { claim: NonNullable<WholeCase['claim']> }) {
  const t = useT();
  return (
    <CaseBox title={t('cases.claim')}>
      <Facts
        facts={[
          { name: t('cases.claim.amount'), value: <Amount amount={claim.amount} /> },
          { name: t('cases.claim.method'), value: claim.viewName },
          { name: t('cases.claim.paid'), value: <span className="figures">{claim.paidAt.replace('T', ' ')}</span> },
          { name: t('cases.claim.words'), value: claim.words || '–' },
          { name: t('cases.claim.state'), value: `${t(`cases.claim.state.${claim.state}`)}. ${claim.reason}` },
        ]}
      />
    </CaseBox>
  );
}

export function CaseLinks({ one }: { one: WholeCase }) {
  const t = useT();
  const [isLinking, setIsLinking] = useState(false);
  const mayReadPayments = useMay('payments.read');
  const { links, actions } = one;
  return (
    <CaseBox title={t('cases.links')}>
      {links.length === 0 ? (
        <p className={styles.quiet}>{t('cases.links.none')}</p>
      ) : (
        <ul className={styles.links}>
          {links.map(({ kind, reference }) => (
            <li key={`${kind} ${reference}`}>
              {t(`cases.link.kind.${kind}`)}{' '}
              {mayReadPayments && (kind === 'payment' || kind === 'claim') ? (
                <Link href={`/payments?id=${encodeURIComponent(reference)}`}>
                  <IdText id={reference} />
                </Link>
              ) : (
                <IdText id={reference} />
              )}
            </li>
          ))}
        </ul>
      )}
      {actions.includes('link') && (
        <Button size="small" onClick={() => setIsLinking(true)}>
          {t('cases.link')}
        </Button>
      )}
      {isLinking && <LinkCase id={one.id} onClose={() => setIsLinking(false)} />}
    </CaseBox>
  );
}
