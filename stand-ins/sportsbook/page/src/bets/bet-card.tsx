import { useStore } from '@harmattan/sandbox-ui/store';
import { useState } from 'preact/hooks';
import type { Bet, BetPick } from '../../../src/contract/bets.ts';
import { netOf } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { clockText, dayIn, dayText, marketText, outcomeText, useMoney, usePriceText } from '../core/show.ts';
import { MatchClock } from '../offer/match-clock.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { later } from '../shell/later.tsx';
import { type Texts, useTexts } from '../texts/index.ts';
import { CashOut } from './cash-out.tsx';

const BetSystem = later(async () => (await import('../systems/index.ts')).BetSystem, { rows: 1 });

/** A longer bet shows its first picks, and the others when asked. */
const picksShown = 4;

interface BetCardProps {
  bet: Bet;
  /** It is what the list was opened for. */
  isAsked: boolean;
  afterSale(amount: number | undefined): void;
}

export function BetCard({ bet, isAsked, afterSale }: BetCardProps) {
  const { api, language } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const spoken = useStore(language);
  const [isWhole, setIsWhole] = useState(false);
  const picks = isWhole ? bet.picks : bet.picks.slice(0, picksShown);
  const paid = (gross: number) => money(netOf(bet, gross).netMinor);
  const placed = `${dayText(dayIn(Date.parse(bet.placedAt)), spoken)} ${clockText(bet.placedAt, spoken)}`;
  return (
    <li class="bet" data-asked={isAsked || undefined}>
      <div class="bet-head">
        <div>
          <p class="figures">
            <b>{texts.betNumber(bet.id)}</b>
          </p>
          <p class="hint figures">
            {`${bet.kind === 'single' ? texts.single : `${kindText(bet, texts)} · ${texts.picks(bet.picks.length)}`} · ${placed}`}
          </p>
        </div>
        <span class="bet-state" data-state={bet.state}>
          {(bet.state === 'won' || bet.state === 'cashed-out') && <Icon name="check" size={16} />}
          {stateText(bet, texts)}
        </span>
      </div>
      <ul class="bet-picks">
        {picks.map((pick) => (
          <BetPickLine key={`${pick.match}/${pick.market}/${pick.outcome}`} pick={pick} />
        ))}
      </ul>
      {bet.picks.length > picks.length && (
        <button type="button" class="button plain" onClick={() => setIsWhole(true)}>
          {`${texts.showMore} (${bet.picks.length - picks.length})`}
        </button>
      )}
      {bet.system && <BetSystem bet={bet} system={bet.system} />}
      <BetTotals bet={bet} />
      {bet.wasCorrected && (
        <p class="hint figures">
          {texts.corrected}
          {bet.paidBefore !== null && bet.paid !== null && ` ${texts.paidChange(paid(bet.paidBefore), paid(bet.paid))}`}
        </p>
      )}
      {bet.state === 'open' && <CashOut bet={bet} afterSale={afterSale} />}
      <div class="buttons">
        <a class="button quiet" href={api.ticketUrl(bet.ticket)} target="_blank" rel="noopener noreferrer">
          <Icon name="receipt" />
          {texts.ticket}
          <span class="visually-hidden">{` ${bet.id}`}</span>
        </a>
        <CopyButton value={api.ticketUrl(bet.ticket)} label={texts.copyTicket} />
      </div>
    </li>
  );
}

/** Where winnings are taxed, also what it pays before tax and the tax. */
function BetTotals({ bet }: { bet: Bet }) {
  const texts = useTexts();
  const money = useMoney();
  const priceText = usePriceText();
  const gross = bet.paid ?? bet.potential;
  const { taxMinor, netMinor } = netOf(bet, gross);
  return (
    <dl class="totals">
      <div>
        <dt>{texts.staked}</dt>
        <dd class="figures">{money(bet.stake)}</dd>
      </div>
      {bet.soldStake > 0 && (
        <div>
          <dt>{texts.soldPart(money(bet.soldStake))}</dt>
          <dd class="figures">{money(bet.soldFor)}</dd>
        </div>
      )}
      {!bet.system && (
        <div data-tone="sand">
          <dt>{texts.price}</dt>
          <dd class="figures">{priceText(bet.price)}</dd>
        </div>
      )}
      {taxMinor > 0n && (
        <>
          <div>
            <dt>{texts.beforeTax}</dt>
            <dd class="figures">{money(gross)}</dd>
          </div>
          <div>
            <dt>{texts.tax}</dt>
            <dd class="figures">{`−${money(taxMinor)}`}</dd>
          </div>
        </>
      )}
      <div data-tone={bet.paid ? 'good' : 'strong'}>
        <dt>{bet.paid === null ? texts.pays : texts.paid}</dt>
        <dd class="figures">{money(netMinor)}</dd>
      </div>
    </dl>
  );
}

function BetPickLine({ pick }: { pick: BetPick }) {
  const texts = useTexts();
  const priceText = usePriceText();
  const names = { home: pick.home.name, away: pick.away.name };
  const hasScore = pick.matchState !== 'scheduled' && pick.matchState !== 'postponed';
  const verdicts = { won: texts.verdictWon, lost: texts.verdictLost, void: texts.verdictVoid };
  return (
    <li>
      <div>
        <p class="slip-pick-name">{outcomeText(pick, names, texts)}</p>
        <p class="slip-pick-about">{`${marketText(pick.market, texts)} · ${names.home} – ${names.away}`}</p>
        <p class="slip-pick-about figures">
          <MatchClock
            match={{ sport: pick.sport, state: pick.matchState, minute: pick.minute, startsAt: pick.startsAt }}
          />
          {pick.scoreBefore && (
            <>
              {' '}
              <s>{`${pick.scoreBefore[0]} : ${pick.scoreBefore[1]}`}</s>
              {' →'}
            </>
          )}
          {hasScore && ` ${pick.score[0]} : ${pick.score[1]}`}
        </p>
      </div>
      <div class="bet-pick-end">
        {pick.price > 0 && <b class="slip-pick-price figures">{priceText(pick.price)}</b>}
        {pick.verdict && (
          <span class="verdict" data-verdict={pick.verdict}>
            {pick.verdict === 'won' ? '✓ ' : pick.verdict === 'lost' ? '✗ ' : ''}
            {verdicts[pick.verdict]}
          </span>
        )}
      </div>
    </li>
  );
}

function kindText({ kind, system }: Bet, texts: Texts): string {
  if (kind === 'builder') return texts.builder;
  return system ? texts.system : texts.accumulator;
}

function stateText({ state }: Bet, texts: Texts): string {
  switch (state) {
    case 'open':
      return texts.stateOpen;
    case 'won':
      return texts.stateWon;
    case 'lost':
      return texts.stateLost;
    case 'void':
      return texts.stateVoid;
    case 'cashed-out':
      return texts.stateCashedOut;
    case 'settling':
      return texts.stateSettling;
  }
}
