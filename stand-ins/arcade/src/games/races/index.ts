import { payRace, raceSpots } from '@harmattan/fair/races/prices';
import { drawOrder } from '@harmattan/fair/races/race';
import type { LiveTable } from '../../live/live-table.ts';
import type { Game, Told } from '../game.ts';
import { createOddsGame } from '../virtual/odds-game.ts';
import { faceOf, raceSeconds } from './face.ts';
import { announceRace, pastRaces, type RaceCard } from './race-card.ts';
import { type RaceTheme, raceThemes } from './themes.ts';

function makeRace(theme: RaceTheme): LiveTable {
  const { rules, look } = createOddsGame<RaceCard, number[]>({
    name: `race-${theme.game}`,
    spots: raceSpots(theme.runners),
    draw: (draws, { runners }) =>
      drawOrder(
        draws,
        runners.map(({ weight }) => weight),
      ),
    pay: (on, stakeMinor, card, order) => payRace(on, stakeMinor, card, order),
    tell: (order, { runners }) => ({ order, runners: runners.map(({ id }) => id) }),
    face: faceOf(theme),
  });
  return {
    supplier: 'globalbet',
    game: theme.game,
    rules: rules as Game,
    seconds: raceSeconds,
    pastMax: pastRaces,
    setup: (turn) => announceRace(theme, turn) as unknown as Told,
    look,
  };
}

export const raceTables: readonly LiveTable[] = raceThemes.map(makeRace);
