import type { Result } from '../../modules/jackpot/index.ts';
import { decideAsTwo } from '../decide-by-two.ts';
import type { Actor, OfficeDeps } from '../office-deps.ts';
import { askForResults, askToOpen, askToSettle } from './jackpot-asks.ts';
import { makeDraft } from './jackpots-desk.ts';
import { askAboutRace } from './race-asks.ts';
import { makeRace } from './races-desk.ts';

/** Two members who decide together. */
export type Pair = readonly [Actor, Actor];

interface About {
  id: number;
  comment: string;
}

/** The acts of the trading desk with both words at once, for work that two members do without a page. False: it has moved on. */
export function runAsTwo(deps: OfficeDeps) {
  const { jackpots, races } = deps;
  return {
    makeJackpot: ([one]: Pair, wish: Parameters<typeof makeDraft>[2]) => makeDraft(deps, one, wish),
    async openJackpot(pair: Pair, { id, comment }: About): Promise<boolean> {
      const jackpot = await jackpots.find(id);
      return jackpot !== undefined && decideAsTwo(deps, pair, { ...(await askToOpen(deps, jackpot)), comment });
    },
    async enterResults(pair: Pair, { id, comment, results }: About & { results: Result[] }): Promise<boolean> {
      const events = await jackpots.eventsOf([id]);
      return decideAsTwo(deps, pair, { ...askForResults(id, events, results), comment });
    },
    async settleJackpot(pair: Pair, { id, comment }: About): Promise<boolean> {
      const [preview, events] = [await jackpots.preview({ id }), await jackpots.eventsOf([id])];
      if (!preview?.settle) return false;
      return decideAsTwo(deps, pair, { ...askToSettle(id, events, preview), comment });
    },
    makeRace: ([one]: Pair, wish: Parameters<typeof makeRace>[2]) => makeRace(deps, one, wish),
    async openRace(pair: Pair, { id, comment }: About): Promise<boolean> {
      const race = await races.find(id);
      if (!race) return false;
      return decideAsTwo(deps, pair, { ...(await askAboutRace(deps, 'open a race', race)), comment });
    },
    async cancelRace(pair: Pair, { id, comment }: About): Promise<boolean> {
      const race = await races.find(id);
      if (!race) return false;
      return decideAsTwo(deps, pair, { ...(await askAboutRace(deps, 'cancel a race', race)), comment });
    },
  };
}

export type TradingRunner = ReturnType<typeof runAsTwo>;
