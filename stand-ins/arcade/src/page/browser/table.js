/**
 * What a game's own part gets from the page, and what it gives back. A part with controls of its own says the stake when it
 * plays. `reveal` takes its time with a round that was just played: its words and the balance wait for it. `show` shows how
 * things stand, at once; `remember` gets the last rounds, newest first.
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
 *   choices: HTMLElement | null,
 *   find(selector: string, root?: ParentNode): HTMLElement,
 *   texts: Record<string, string>,
 *   limits: { minKobo: number, maxKobo: number },
 *   own: Record<string, any>,
 *   play(choice: object, stake?: string): Promise<{ round: Round, balance: string | null } | undefined>,
 *   money(amount: string): string,
 *   fill(text: string, values: Record<string, string>): string,
 * }} Table
 *
 * @typedef {{
 *   waiting: string,
 *   wait(isPlaying: boolean): void,
 *   reveal?(round: Round): Promise<void>,
 *   show(round: Round): void,
 *   remember?(rounds: Round[]): void,
 *   words(round: Round): string,
 *   brief(round: Round): string,
 * }} Part
 */

export {};
