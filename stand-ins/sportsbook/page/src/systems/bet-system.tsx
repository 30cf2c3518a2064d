import type { Bet, BetSystem as System } from '../../../src/contract/bets.ts';
import { outcomeText, useMoney } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import { useSystemTexts } from './texts.ts';

/** Of a bet of several lines: which, what is on each, and how many have come true. */
export function BetSystem({ bet, system: { name, lines, linesWon } }: { bet: Bet; system: System }) {
  const texts = useTexts();
  const own = useSystemTexts();
  const money = useMoney();
  const bankers = bet.picks.filter(({ isBanker }) => isBanker);
  const isOver = bet.picks.every(({ verdict }) => verdict);
  return (
    <dl class="totals">
      <div>
        <dt>{texts.system}</dt>
        <dd class="figures">{own.choice(name, lines)}</dd>
      </div>
      <div>
        <dt>{texts.stakeLine}</dt>
        <dd class="figures">{money(BigInt(bet.stake) / BigInt(lines))}</dd>
      </div>
      {bankers.length > 0 && (
        <div>
          <dt>{own.bankers}</dt>
          <dd>
            {bankers
              .map(({ home, away, ...pick }) => outcomeText(pick, { home: home.name, away: away.name }, texts))
              .join(', ')}
          </dd>
        </div>
      )}
      <div>
        <dd class="figures">{isOver ? own.linesWonAll(linesWon, lines) : own.linesWon(linesWon, lines)}</dd>
      </div>
    </dl>
  );
}
