import { useSearchParams } from '@harmattan/router/use-search-params';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { ActDialog, type BookAct } from './act-dialog.tsx';
import { BookFrame } from './book-frame.tsx';
import { CorrectResult } from './correct-result.tsx';
import { SearchForm } from './search-form.tsx';
import { Section } from './section.tsx';
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
      <TableFrame label={t('book.results.title')}>
        <table className={tables.table} aria-label={t('book.results.title')}>
          <thead>
            <tr>
              <th scope="col">{t('book.matches.match')}</th>
              <th scope="col">{t('book.results.state')}</th>
              <th scope="col" className={tables.figure}>
                {t('book.results.score')}
              </th>
              <th scope="col" className={tables.act}>
                <span className="visually-hidden">{t('book.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} onCorrect={setCorrected} onAct={setAct} />
            ))}
          </tbody>
        </table>
      </TableFrame>
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
    <TableFrame label={t('book.corrections.title')}>
      <table className={tables.table} aria-label={t('book.corrections.title')}>
        <thead>
          <tr>
            <th scope="col">{t('book.matches.match')}</th>
            <th scope="col">{t('book.corrections.by')}</th>
            <th scope="col">{t('book.history.at')}</th>
            <th scope="col" className={tables.figure}>
              {t('book.corrections.change')}
            </th>
            <th scope="col">{t('book.history.state')}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </TableFrame>
  );
}
