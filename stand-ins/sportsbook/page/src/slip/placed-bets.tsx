import { netOf } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { outcomeText, useMoney } from '../core/show.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Note } from '../shell/states.tsx';
import { useTexts } from '../texts/index.ts';
import type { NotTaken, Placing } from './placing.ts';
import { refusalText } from './words.ts';

/** Of several singles, each that was not taken, by its pick and with the reason. */
export function NotTakenNotes({ notTaken }: { notTaken: readonly NotTaken[] }) {
  const texts = useTexts();
  const money = useMoney();
  return notTaken.map(({ picks: [pick], reason }, at) => (
    <Note key={at} tone="bad">
      {pick && <b>{outcomeText(pick, { home: pick.home?.name ?? '', away: pick.away?.name ?? '' }, texts)}</b>}
      <p>{refusalText({ reason }, texts, money)}</p>
    </Note>
  ));
}

/** What was taken, by its number, with its ticket; and what was not. */
export function PlacedBets({ placed }: { placed: Extract<Placing, { stage: 'placed' }> }) {
  const { api, desk, router } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const { bets, notTaken = [] } = placed;
  return (
    <div class="placed">
      <Note tone="good">
        <b>{bets.length > 1 ? texts.placedMany(bets.length) : texts.placed}</b>
      </Note>
      <NotTakenNotes notTaken={notTaken} />
      <ul class="placed-bets">
        {bets.map(({ id, ticket, ...bet }) => (
          <li key={id}>
            <p class="figures">
              <b>{texts.betNumber(id)}</b>
              <span>{`${money(bet.stake)} → ${money(netOf(bet, bet.potential).netMinor)}`}</span>
            </p>
            <div class="buttons">
              <a class="button quiet" href={api.ticketUrl(ticket)} target="_blank" rel="noopener noreferrer">
                {texts.ticket}
                <span class="visually-hidden">{` ${id}`}</span>
              </a>
              <CopyButton value={api.ticketUrl(ticket)} label={texts.copyTicket} />
            </div>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <button type="button" class="button quiet" onClick={desk.dismiss}>
          {texts.done}
        </button>
        <button type="button" class="button quiet" onClick={() => router.go({ view: 'bets', state: 'open' })}>
          {texts.seeBets}
        </button>
      </div>
    </div>
  );
}
