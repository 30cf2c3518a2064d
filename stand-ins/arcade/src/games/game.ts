import type { Minor } from '@harmattan/kernel/money';
import type { Random } from '@harmattan/kernel/random';
import type { Language } from '@harmattan/process/stand-in/language';
import type { z } from 'zod';

/** What can be kept as JSON and comes back as it was. */
export type Told = string | number | boolean | null | Told[] | { [name: string]: Told };

/** What chance and the rules have made of a round. */
export interface Result {
  /** For the page, to be shown; kept with the round. */
  outcome: Record<string, Told>;
  winMinor: Minor;
}

/** What every game has: its rules here, its looks in `face`, and its other half for the browser in `browser/<name>.js`. */
interface Common<Choice extends object> {
  name: string;
  /** What the player decides, checked before anything else happens. */
  choice: z.ZodType<Choice>;
  stakes: { minMinor: Minor; maxMinor: Minor };
  /** Whether the choice goes with the stake: steps that are allowed, bets that add up. Without it, any does. */
  fits?(bet: { choice: Choice; stakeMinor: Minor }): boolean;
  /** What the round costs, where that is more than the stake. The stake of the round is this from then on. */
  costMinor?(bet: { choice: Choice; stakeMinor: Minor }): Minor;
  /** Chance comes from seeds that the player has a hand in and can check afterwards. */
  isProvable?: boolean;
  face: Face;
}

/** Everything is decided before chance speaks, once. */
export interface InstantGame<Choice extends object = object> extends Common<Choice> {
  /** Draws and decides. The stake has been taken by then. `setup` is what a table on a clock had announced beforehand. */
  play(bet: { choice: Choice; stakeMinor: Minor; random: Random; setup?: Told }): Result;
}

/**
 * The player decides again after chance has spoken. All that chance will ever say is drawn by `deal` and lies in the hand, which
 * only the server sees; what follows is the player's moves and the rules.
 */
export interface SteppedGame<Choice extends object = object, Hand extends Told = Told, Move extends object = object>
  extends Common<Choice> {
  move: z.ZodType<Move>;
  deal(bet: { choice: Choice; stakeMinor: Minor; random: Random; setup?: Told }): Hand;
  /** The hand after a move, or undefined when the move is out of turn. */
  act(hand: Hand, move: Move): Hand | undefined;
  /** What a move costs beside the stake: doubling, calling. Without it, nothing does. `stakeMinor` is that of the beginning. */
  raiseMinor?(hand: Hand, move: Move, stakeMinor: Minor): Minor;
  /** What is done for a player who has gone. It costs nothing and, sooner or later, ends the hand. */
  leave(hand: Hand): Move;
  /** What the player may see while the hand is being played. */
  view(hand: Hand): Record<string, Told>;
  /** Undefined while the player has a move to make. `stakeMinor` is that of the beginning, without what was raised. */
  end(hand: Hand, stakeMinor: Minor): Result | undefined;
}

export type Game = InstantGame | SteppedGame;

export function isStepped(game: Game): game is SteppedGame {
  return 'deal' in game;
}

export interface Face {
  texts: Record<Language, Record<string, string>>;
  /** The game's own part of the page, between the balance and the rounds. */
  html(texts: Record<string, string>): string;
  /** Controls of its own in the place of the stake's field, the chips and the buttons: its part then says what is staked. */
  controls?(texts: Record<string, string>): string;
  /** The folder of what the browser loads for it, or several. */
  files: string | readonly string[];
  /** What its script and its sheet are called, where several games share them. Otherwise as the game itself. */
  part?: string;
  /** What its part has to know, beside the texts. */
  data?: object;
  /** Further sheets, from among its files. */
  sheets?: readonly string[];
  /** Files that are drawn rather than kept in a folder, by name. */
  drawn?: Readonly<Record<string, () => string>>;
  /** Modules of our packages that its part imports, by their address below `/files/`, such as `fair/slots/add-up.ts`. */
  modules?: readonly string[];
}
