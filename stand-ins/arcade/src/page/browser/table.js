/**
 * What a game's own part gets from the page, and what it gives back.
 *
 * @typedef {{
 *   id: string,
 *   state: 'settling' | 'settled' | 'refused' | 'cancelled' | 'disputed',
 *   stake: string,
 *   win: string | null,
 *   choice: Record<string, any>,
 *   outcome: Record<string, any> | null,
 *   refusal: string | null,
 *   at: string,
 * }} Round
 *
 * @typedef {{
 *   choices: HTMLElement,
 *   find(selector: string): HTMLElement,
 *   texts: Record<string, string>,
 *   play(choice: object): void,
 *   money(amount: string): string,
 *   fill(text: string, values: Record<string, string>): string,
 * }} Table
 *
 * @typedef {{
 *   waiting: string,
 *   wait(isPlaying: boolean): void,
 *   show(round: Round): void,
 *   words(round: Round): string,
 *   brief(round: Round): string,
 * }} Part
 */

export {};
