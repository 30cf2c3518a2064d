import { useEffect, useState } from 'preact/hooks';
import type { Bet } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { Empty, Failed, Note, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts, useTextsOf } from '../texts/index.ts';
import { BetCard } from './bet-card.tsx';
import { sellingTexts } from './selling-words.ts';

/** Scores, and what a bet can be sold for, change while the page shows them. */
const refreshMs = 10_000;

export function BetsList({ state, asked }: { state: 'open' | 'settled'; asked: string | undefined }) {
  const { api, session } = useBook();
  const texts = useTexts();
  const own = useTextsOf(sellingTexts);
  const [turn, setTurn] = useState(0);
  const { data, failed, reload } = useRemote(`bets/${state}`, () => api.bets(state), turn);
  const [sold, setSold] = useState<{ id: string; amount: number }>();
  const money = useMoney();
  const [more, setMore] = useState<{ bets: Bet[]; before: string | null }>();
  useEffect(() => {
    if (state !== 'open') return;
    const timer = setInterval(() => document.hidden || setTurn((count) => count + 1), refreshMs);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (failed === 'gone') session.lose();
  }, [failed, session]);

  async function showMore(before: string) {
    const answer = await api.bets(state, before);
    if (answer.ok) setMore({ bets: [...(more?.bets ?? []), ...answer.data.bets], before: answer.data.before });
  }

  function afterSale(id: string, amount: number | undefined) {
    if (amount !== undefined) setSold({ id, amount });
    setTurn((count) => count + 1);
  }

  const isFound = asked === undefined || [...(data?.bets ?? []), ...(more?.bets ?? [])].some(({ id }) => id === asked);
  const next = more ? more.before : data?.before;
  useEffect(() => {
    if (data && !isFound && next) void showMore(next);
  }, [data, isFound, next]);

  if (failed) return <Failed retry={reload} />;
  if (!data) return <RowSkeletons count={3} />;
  const known = new Set(data.bets.map(({ id }) => id));
  const listed = [...data.bets, ...(more?.bets.filter(({ id }) => !known.has(id)) ?? [])];
  const bets = [...listed.filter(({ id }) => id === asked), ...listed.filter(({ id }) => id !== asked)];
  const before = more ? more.before : data.before;
  return (
    <>
      {sold && (
        <Note tone="good">
          <b class="figures">{texts.betNumber(sold.id)}</b>
          <p>{own.cashOutDone(money(sold.amount))}</p>
        </Note>
      )}
      {bets.length === 0 && <Empty icon="receipt">{state === 'open' ? texts.noOpenBets : texts.noSettledBets}</Empty>}
      <ul class="bets">
        {bets.map((bet) => (
          <BetCard
            key={bet.id}
            bet={bet}
            isAsked={bet.id === asked}
            afterSale={(amount) => afterSale(bet.id, amount)}
          />
        ))}
      </ul>
      {before !== null && (
        <button type="button" class="button quiet wide-button" onClick={() => showMore(before)}>
          {texts.showMore}
        </button>
      )}
    </>
  );
}
