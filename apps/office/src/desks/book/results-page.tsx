import { useSearchParams } from '@harmattan/router/use-search-params';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { Section } from '../../shared/view/section.tsx';
import tables from '../../shared/view/table.module.css';
import { ActDialog, type BookAct } from './act-dialog.tsx';
import { BookFrame } from './book-frame.tsx';
import { CorrectResult } from './correct-result.tsx';
import { SearchForm } from './search-form.tsx';
import { useT } from './texts.ts';
import { type BookMatch, type Correction, useCorrections, useMatches } from './use-book.ts';
import { scoreWords } from './words.ts';

export function ResultsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const query = useMatches(text);
  return (
    <BookFrame>
      <SearchForm key={text} text={text} label={t('book.results.field')} hint={t('book.results.field.hint')} />
      <Section title={t('book.results.title')} note={t('book.results.note')}>
        <Remote query={query}>{(matches) => <Matches matches={matches} />}</Remote>
      </Section>
      <Corrections />
    </BookFrame>
  );
}

function Matches({ matches }: { matches: BookMatch[] }) {
  const t = useT();
  const [corrected, setCorrected] = useState<BookMatch>();
  const [act, setAct] = useState<BookAct>();
  if (matches.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="ball" title={t('book.results.empty.title')} text={t('book.results.empty.text')} />
      </div>
    );
  return (
    <>
      <DeskTable
        label={t('book.results.title')}
        columns={[
          t('book.matches.match'),
          t('book.results.state'),
          { figure: t('book.results.score') },
          { act: t('book.actions') },
        ]}
      >
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} onCorrect={setCorrected} onAct={setAct} />
        ))}
      </DeskTable>
      {corrected && <CorrectResult match={corrected} onClose={() => setCorrected(undefined)} />}
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}

interface MatchRowProps {
  match: BookMatch;
  onCorrect: (match: BookMatch) => void;
  onAct: (act: BookAct) => void;
}

function MatchRow({ match, onCorrect, onAct }: MatchRowProps) {
  const t = useT();
  const { id, name, league, startsAt, state, score, isVoid, isSuspended, actions } = match;
  const named = <span className="visually-hidden"> {name}</span>;
  const switched = actions.includes('suspend') ? 'suspend' : actions.includes('resume') ? 'resume' : undefined;
  return (
    <tr>
      <th scope="row">
        {name} {isSuspended && <Badge kind="bad">{t('book.suspended')}</Badge>}
        <span className={tables.second}>
          {league} · <Moment at={startsAt} />
        </span>
      </th>
      <td>{isVoid ? t('book.results.void') : serverWord('book.match', state)}</td>
      <td className={`${tables.figure} figures`}>{state === 'scheduled' ? '–' : scoreWords(score)}</td>
      <td className={tables.act}>
        {actions.includes('correct') && (
          <Button size="small" onClick={() => onCorrect(match)}>
            {t('book.correct')}
            {named}
          </Button>
        )}
        {switched && (
          <Button size="small" onClick={() => onAct({ kind: switched, match: id, name })}>
            {t(`book.${switched}`)}
            {named}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Corrections() {
  const t = useT();
  const query = useCorrections();
  return (
    <Section title={t('book.corrections.title')}>
      <Remote query={query}>
        {(corrections) =>
          corrections.length === 0 ? <p>{t('book.corrections.none')}</p> : <CorrectionTable corrections={corrections} />
        }
      </Remote>
    </Section>
  );
}

function CorrectionTable({ corrections }: { corrections: Correction[] }) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.corrections.title')}
      columns={[
        t('book.matches.match'),
        t('book.corrections.by'),
        t('book.history.at'),
        { figure: t('book.corrections.change') },
        t('book.history.state'),
      ]}
    >
      {corrections.map(({ id, match, by, at, scoreBefore, score, state }) => (
        <tr key={id}>
          <th scope="row">{match}</th>
          <td>{by}</td>
          <td>
            <Moment at={at} />
          </td>
          <td className={`${tables.figure} figures`}>
            {scoreWords(scoreBefore)} → {score === null ? t('book.results.void') : scoreWords(score)}
          </td>
          <td>{t(`book.corrections.${state}`)}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
