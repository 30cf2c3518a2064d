import type { Kobo } from '@harmattan/kernel/money';
import type { Random } from '@harmattan/kernel/random';
import type { z } from 'zod';
import type { Language } from '../language.ts';

/** What can be kept as JSON and comes back as it was. */
export type Told = string | number | boolean | null | Told[] | { [name: string]: Told };

/** What chance and the rules have made of a round. */
export interface Result {
  /** For the page, to be shown; kept with the round. */
  outcome: Record<string, Told>;
  winKobo: Kobo;
}

/** A game: its rules here, its looks in `face`, and its other half for the browser in `browser/<name>.js`. */
export interface Game<Choice extends object = object> {
  name: string;
  /** What the player decides, checked before anything else happens. */
  choice: z.ZodType<Choice>;
  stakes: { minKobo: Kobo; maxKobo: Kobo };
  /** Whether the choice goes with the stake: steps that are allowed, bets that add up. Without it, any does. */
  fits?(bet: { choice: Choice; stakeKobo: Kobo }): boolean;
  /** What the round costs, where that is more than the stake. The stake of the round is this from then on. */
  costKobo?(bet: { choice: Choice; stakeKobo: Kobo }): Kobo;
  /** Draws once and decides. The stake has been taken by then. */
  play(bet: { choice: Choice; stakeKobo: Kobo; random: Random }): Result;
  face: Face;
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
