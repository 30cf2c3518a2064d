import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { Icon } from '../shell/icon.tsx';
import { later } from '../shell/later.tsx';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts } from '../texts/index.ts';
import { Crest } from './crest.tsx';
import { Markets } from './markets.tsx';
import { isLive, MatchClock } from './match-clock.tsx';
import { StarButton } from './star-button.tsx';

const QuarterTable = later(async () => (await import('./quarter-table.tsx')).QuarterTable, { rows: 1 });

/** One match with everything that can be bet on. */
export function MatchView({ id, market }: { id: string; market: string | undefined }) {
  const { api, matches, watching, router, leagues, listsVersion } = useBook();
  const texts = useTexts();
  const names = useStore(leagues);
  const { data, failed, reload } = useRemote(`match/${id}`, () => api.match(id), useStore(listsVersion));
  const match = useStore(matches.of(id));
  useEffect(() => {
    if (data) matches.keep([data]);
  }, [data, matches]);
  useEffect(() => {
    watching.open(id);
    return () => watching.open(undefined);
  }, [id, watching]);

  return (
    <section aria-labelledby="match-title">
      <div class="section-head">
        <button type="button" class="button plain back" onClick={() => router.back()}>
          <Icon name="back" />
          {texts.back}
        </button>
        {match && <StarButton kind="matches" id={id} name={`${match.home.name} – ${match.away.name}`} />}
      </div>
      {match && (
        <header class="match-head">
          <p class="match-facts">
            <MatchClock match={match} />
            <span>{names.get(match.league) ?? match.league}</span>
          </p>
          <h2 id="match-title" tabIndex={-1}>
            <MatchSide side={match.home} />
            <span class="match-score figures">
              {isLive(match) || match.state === 'finished' || match.state === 'abandoned' ? (
                <>
                  <span aria-hidden="true">{`${match.score[0]} : ${match.score[1]}`}</span>
                  <span class="visually-hidden">
                    {texts.scoreSpoken(match.home.name, match.score[0], match.away.name, match.score[1])}
                  </span>
                </>
              ) : (
                '–'
              )}
            </span>
            <MatchSide side={match.away} />
          </h2>
          {match.parts && match.parts.length > 0 && <QuarterTable match={match} parts={match.parts} />}
          {match.isSuspended && (
            <p class="match-suspended" role="status">
              <Icon name="lock" size={16} />
              {texts.suspended}
            </p>
          )}
        </header>
      )}
      {failed === 'offline' && <Failed retry={reload} />}
      {failed && failed !== 'offline' && <Empty>{texts.matchGone}</Empty>}
      {!failed && !match?.markets && <RowSkeletons count={5} />}
      {match?.markets?.length === 0 && <Empty>{texts.noMarkets}</Empty>}
      {match?.markets && <Markets match={match} markets={match.markets} asked={market} />}
    </section>
  );
}

function MatchSide({ side }: { side: { name: string; crest: Parameters<typeof Crest>[0]['crest'] } }) {
  return (
    <span class="match-side">
      <Crest crest={side.crest} size={36} />
      <span>{side.name}</span>
    </span>
  );
}
