import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { Link } from '../offer/link.tsx';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts } from '../texts/index.ts';

/** The player's bets: those that are open, and those that are over. */
export function BetsView({ state, bet }: { state: 'open' | 'settled'; bet: string | undefined }) {
  const { session, tell } = useBook();
  const texts = useTexts();
  const { who } = useStore(session.state);
  return (
    <section aria-labelledby="bets-title">
      <div class="section-head">
        <h2 id="bets-title" tabIndex={-1}>
          {texts.myBets}
        </h2>
      </div>
      {who === 'player' ? (
        <>
          <nav class="segments" aria-label={texts.myBets}>
            {(['open', 'settled'] as const).map((each) => (
              <Link key={each} to={{ view: 'bets', state: each }} isCurrent={each === state}>
                {texts[each]}
              </Link>
            ))}
          </nav>
          <LaterList state={state} asked={bet} />
        </>
      ) : (
        <Empty icon="receipt">
          <p>{texts.betsSignIn}</p>
          <button type="button" class="button primary" onClick={() => tell({ kind: 'needLogin' })}>
            {texts.signIn}
          </button>
        </Empty>
      )}
    </section>
  );
}

/** Fetched when it is looked at: a first visit comes for prices. */
const fetchList = () =>
  import('./bets-list.tsx').then(
    ({ BetsList }) => ({ ok: true as const, data: BetsList }),
    () => ({ ok: false as const, why: 'offline' as const }),
  );

function LaterList({ state, asked }: { state: 'open' | 'settled'; asked: string | undefined }) {
  const { data: BetsList, failed, reload } = useRemote('list of bets', fetchList);
  if (failed) return <Failed retry={reload} />;
  return BetsList ? <BetsList key={state} state={state} asked={asked} /> : <RowSkeletons count={3} />;
}
