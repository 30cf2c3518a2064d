import { type CaseCategory, type CasePriority, caseCategories, casePriorities } from '@harmattan/contract/office';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { showToast } from '@harmattan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMe } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import styles from './case-acts.module.css';
import { useT } from './texts.ts';
import type { WholeCase } from './use-cases.ts';
import { useTake } from './use-take.ts';

type Move = 'solved' | 'closed' | 'open';
type Asked = 'assign' | 'sort' | Move;

const movesFrom: Record<WholeCase['state'], readonly Move[]> = {
  open: ['solved', 'closed'],
  waiting: ['solved', 'open', 'closed'],
  solved: ['open', 'closed'],
  closed: [],
};

/** What this person may do to the case beside writing. */
export function CaseActs({ one }: { one: WholeCase }) {
  const t = useT();
  const take = useTake();
  const [asked, setAsked] = useState<Asked>();
  const { actions, owner, state } = one;
  const close = () => setAsked(undefined);
  const moves = actions.includes('setState') ? movesFrom[state] : [];
  if (actions.every((action) => action === 'note')) return null;
  return (
    <div className={styles.acts}>
      {actions.includes('take') && (
        <Button size="small" kind="primary" onClick={() => void take(one.id)}>
          {t(owner === null ? 'cases.take' : 'cases.take-over')}
        </Button>
      )}
      {actions.includes('assign') && (
        <Button size="small" onClick={() => setAsked('assign')}>
          {t('cases.assign')}
        </Button>
      )}
      {actions.includes('setCategory') && (
        <Button size="small" onClick={() => setAsked('sort')}>
          {t('cases.sort')}
        </Button>
      )}
      {moves.map((move) => (
        <Button key={move} size="small" onClick={() => setAsked(move)}>
          {t(`cases.move.${move}`)}
        </Button>
      ))}
      {asked === 'assign' && <AssignCase one={one} onClose={close} />}
      {asked === 'sort' && <SortCase one={one} onClose={close} />}
      {asked !== undefined && asked !== 'assign' && asked !== 'sort' && (
        <MoveCase one={one} move={asked} onClose={close} />
      )}
    </div>
  );
}

interface DialogProps {
  one: WholeCase;
  onClose: () => void;
}

/** The case is asked for anew after a refusal too: the page showed what is no longer true. */
function useDone({ one: { id }, onClose }: DialogProps) {
  const t = useT();
  const queries = useQueryClient();
  return async (sent: Promise<unknown>) => {
    try {
      await sent;
      showToast({ kind: 'good', text: t('cases.done', { id }) });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ['cases'] });
    }
  };
}

function AssignCase({ one, onClose }: DialogProps) {
  const t = useT();
  const { userName: me } = useMe();
  const done = useDone({ one, onClose });
  const [owner, setOwner] = useState('');
  const { id, version } = one;
  const { data: members = [] } = useQuery({
    queryKey: ['cases', 'owners', id],
    queryFn: ({ signal }) => call('GET Cases/Owners', { query: { id }, signal }),
  });
  const others = members.filter(({ userName }) => userName !== me && userName !== one.owner);
  return (
    <DecisionDialog
      title={t('cases.assign.title', { id })}
      confirmText={t('cases.assign.send')}
      onClose={onClose}
      onConfirm={(comment) =>
        done(call('POST Cases/Assign', { body: { id, version, owner: owner === '' ? null : owner, comment } }))
      }
      fields={
        <SelectField
          label={t('cases.assign.owner')}
          placeholder={t('cases.assign.none')}
          value={owner}
          onValueChange={setOwner}
          options={others.map(({ userName, fullName }) => ({ value: userName, label: `${fullName} (${userName})` }))}
        />
      }
    >
      {null}
    </DecisionDialog>
  );
}

function SortCase({ one, onClose }: DialogProps) {
  const t = useT();
  const done = useDone({ one, onClose });
  const { id, version } = one;
  const [category, setCategory] = useState<CaseCategory>(one.category);
  const [priority, setPriority] = useState<CasePriority>(one.priority);
  return (
    <DecisionDialog
      title={t('cases.sort.title', { id })}
      confirmText={t('cases.sort.send')}
      onClose={onClose}
      onConfirm={(comment) =>
        done(call('POST Cases/SetCategory', { body: { id, version, category, priority, comment } }))
      }
      fields={
        <>
          <SelectField
            label={t('cases.fact.category')}
            value={category}
            onValueChange={(word) => setCategory(caseCategories.find((known) => known === word) ?? category)}
            options={caseCategories.map((value) => ({ value, label: serverWord('cases.category', value) }))}
          />
          <SelectField
            label={t('cases.fact.priority')}
            value={priority}
            onValueChange={(word) => setPriority(casePriorities.find((known) => known === word) ?? priority)}
            options={casePriorities.map((value) => ({ value, label: serverWord('cases.priority', value) }))}
          />
        </>
      }
    >
      <p>{t('cases.sort.text')}</p>
    </DecisionDialog>
  );
}

function MoveCase({ one, move, onClose }: DialogProps & { move: Move }) {
  const t = useT();
  const done = useDone({ one, onClose });
  const { id, version } = one;
  return (
    <DecisionDialog
      title={t(`cases.move.title.${move}`, { id })}
      confirmText={t(`cases.move.${move}`)}
      onClose={onClose}
      onConfirm={(comment) => done(call('POST Cases/SetState', { body: { id, version, state: move, comment } }))}
    >
      <p>{t(`cases.move.text.${move}`)}</p>
    </DecisionDialog>
  );
}
