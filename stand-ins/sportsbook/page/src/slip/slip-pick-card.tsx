import { marketText, outcomeText, usePriceText } from '../core/show.ts';
import { isLive, MatchClock } from '../offer/match-clock.tsx';
import { Icon } from '../shell/icon.tsx';
import { later } from '../shell/later.tsx';
import { useTexts } from '../texts/index.ts';
import type { ReckonedPick } from './reckon.ts';

const OwnStake = later(async () => (await import('./own-stake.tsx')).OwnStake, { rows: 1 });

interface SlipPickCardProps extends ReckonedPick {
  /** Undefined while the slip is under way. */
  onRemove: (() => void) | undefined;
  /** As one single of several. */
  hasOwnStake: boolean;
  /** All picks have one price together. */
  isOfBuilder: boolean;
}

/** One pick, with what has changed since it was made. */
export function SlipPickCard({ hasOwnStake, isOfBuilder, onRemove, ...reckoned }: SlipPickCardProps) {
  const { pick, checked, state, price, clashes } = reckoned;
  const texts = useTexts();
  const priceText = usePriceText();
  const home = checked?.home?.name ?? pick.home;
  const away = checked?.away?.name ?? pick.away;
  const said = outcomeText(pick, { home, away }, texts);
  const stands = checked?.matchState && {
    sport: checked.sport,
    state: checked.matchState,
    minute: checked.minute,
    startsAt: checked.startsAt,
  };
  const isOut = state === 'closed' || state === 'unknown';
  return (
    <li class="slip-pick" data-out={isOut || undefined}>
      <p class="slip-pick-name">{said}</p>
      {!isOfBuilder && <b class="slip-pick-price figures">{priceText(price)}</b>}
      {onRemove && (
        <button type="button" class="icon-button" onClick={onRemove} aria-label={texts.remove(said)}>
          <Icon name="close" />
        </button>
      )}
      <div class="slip-pick-text">
        <p class="slip-pick-about">{`${marketText(pick.market, texts)} · ${home} – ${away}`}</p>
        {stands && (
          <p class="slip-pick-about figures">
            <MatchClock match={stands} />
            {isLive(stands) && ` ${checked.score[0]} : ${checked.score[1]}`}
          </p>
        )}
        {price !== pick.price && price > 0 && state === 'open' && (
          <p class="moved" data-move={price > pick.price ? 'up' : 'down'} role="status">
            <span aria-hidden="true">{price > pick.price ? '▲ ' : '▼ '}</span>
            <span class="visually-hidden">{`${said} ${price > pick.price ? texts.risen : texts.fallen}, `}</span>
            {texts.was(priceText(pick.price))}
          </p>
        )}
        {(isOut || state === 'suspended') && (
          <p class="moved" data-move="off">
            <Icon name="lock" size={16} />
            {isOut ? texts.closed : texts.suspended}
          </p>
        )}
        {clashes && (
          <p class="moved" data-move="down">
            <Icon name="alert" size={16} />
            {texts.sameMatchPick}
          </p>
        )}
        {hasOwnStake && <OwnStake reckoned={reckoned} said={said} />}
      </div>
    </li>
  );
}
