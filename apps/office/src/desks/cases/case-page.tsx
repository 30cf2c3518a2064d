import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useRef, useState } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Keys } from '../../shared/view/keys.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useKeys } from '../../shared/worklist/use-keys.ts';
import { CaseActs } from './case-acts.tsx';
import { CaseFacts, CaseLinks, ClaimFacts } from './case-facts.tsx';
import styles from './case-page.module.css';
import { CaseThread } from './case-thread.tsx';
import { IdentityCheck } from './identity-check.tsx';
import { useT } from './texts.ts';
import { type CaseAction, useCase, type WholeCase } from './use-cases.ts';
import { useTake } from './use-take.ts';
import { type Draft, WriteForm } from './write-form.tsx';

export function CasePage({ parts: { id = '' } }: { parts: Record<string, string> }) {
  const t = useT();
  const query = useCase(id);
  const isGone = refusalOf<'GET Cases/Get'>(query.error) !== undefined;
  return (
    <DeskFrame
      title={query.data ? `${id} ${query.data.subject}` : id}
      aside={
        <>
          <CaseKeys actions={query.data?.actions ?? []} />
          <Link href="/cases">{t('cases.back')}</Link>
        </>
      }
    >
      {isGone && query.data === undefined ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="search" title={t('cases.gone.title')} text={t('cases.gone.text')} />
        </div>
      ) : (
        <Remote query={query}>{(one) => <CaseView key={one.id} one={one} />}</Remote>
      )}
    </DeskFrame>
  );
}

function CaseView({ one }: { one: WholeCase }) {
  const t = useT();
  const write = useRef<HTMLDivElement>(null);
  const take = useTake();
  const { actions, state, audience } = one;
  const [mayAnswer, mayNote] = [actions.includes('answer'), actions.includes('note')];
  const [draft, setDraft] = useState<Draft>(mayAnswer ? 'answer' : 'note');
  const begin = (next: Draft) => () => {
    setDraft(next);
    // After the tab has changed.
    requestAnimationFrame(() => write.current?.querySelector('textarea')?.focus());
  };
  useKeys({
    ...(mayAnswer && { a: begin('answer') }),
    ...(mayNote && { n: begin('note') }),
    ...(actions.includes('take') && { t: () => void take(one.id) }),
  });
  return (
    <div className={styles.both}>
      <div className={styles.main}>
        <p className={styles.marks}>
          <Badge kind={state === 'open' ? 'info' : 'neutral'}>{serverWord('cases.state', state)}</Badge>
          {one.isOverdue && <Badge kind="bad">{t('cases.overdue')}</Badge>}
          {one.reopened > 0 && <Badge>{t('cases.reopened', { count: one.reopened })}</Badge>}
          {audience === 'compliance' && <Badge kind="info">{t('cases.compliance')}</Badge>}
        </p>
        {audience === 'compliance' && <p className={styles.quiet}>{t('cases.compliance.note')}</p>}
        <CaseThread entries={one.entries} />
        {mayNote && (
          <div ref={write}>
            <WriteForm one={one} draft={mayAnswer ? draft : 'note'} onDraft={setDraft} />
          </div>
        )}
      </div>
      <aside className={styles.side} aria-label={t('cases.facts')}>
        <CaseActs one={one} />
        <CaseFacts one={one} />
        {one.claim && <ClaimFacts claim={one.claim} />}
        <CaseLinks one={one} />
        {actions.includes('askIdentity') && <IdentityCheck one={one} />}
      </aside>
    </div>
  );
}

function CaseKeys({ actions }: { actions: readonly CaseAction[] }) {
  const t = useT();
  const keys = [
    { key: 'a', action: 'answer', does: t('cases.answer') },
    { key: 'n', action: 'note', does: t('cases.note') },
    { key: 't', action: 'take', does: t('cases.take') },
  ] as const;
  return <Keys keys={keys.filter(({ action }) => actions.includes(action))} />;
}
