/**
 * What a game's own part gets from the page, and what it gives back. A part with controls of its own says the stake when it
 * plays. `reveal` takes its time with what has just been played or dealt: its words and the balance wait for it. `show` shows
 * how things stand, at once; `replays` says which rounds are too long a show to be cut short by a reload: those are revealed again; `remember` gets the last rounds, newest first.
 *
 * Where the player decides again in the middle of a round, the round is `playing` and has a `view`: `reveal` and `show` get it
 * like any other, `prompt` says what there is to decide, and `move` of the table sends what was decided. `move` answers like
 * `play`; a move that costs more than there is leaves the hand as it was.
 *
 * At a table on a clock a round is `riding` until the turn is decided. `turn` of the part is told how the turn stands whenever
 * that changes, and `watch` shows how a turn ended in which nothing was staked here and answers in words. `bead`
 * says an outcome in a sign and in words, where the part has no place of its own for the table's last turns.
 *
 * @typedef {import('./round.js').Round} Round
 *
 * @typedef {{ round: Round, balance: string | null }} Answered
 *
 * @typedef {{
 *   choices: HTMLElement | null,
 *   find(selector: string, root?: ParentNode): HTMLElement,
 *   texts: Record<string, string>,
 *   limits: { minMinor: number, maxMinor: number },
 *   own: Record<string, any>,
 *   play(choice: object, stake?: string): Promise<Answered | undefined>,
 *   move(move: object): Promise<Answered | undefined>,
 *   money(amount: string): string,
 *   fill(text: string, values: Record<string, string>): string,
 * }} Table
 *
 * @typedef {{
 *   number: number,
 *   phase: 'betting' | 'closed' | 'deciding' | 'showing',
 *   setup: any,
 *   dealt: Record<string, any> | null,
 *   outcome: Record<string, any> | null,
 *   history: { number: number, outcome: Record<string, any> }[],
 * }} Turn
 *
 * @typedef {{
 *   waiting: string,
 *   wait(isPlaying: boolean): void,
 *   reveal?(round: Round): Promise<void>,
 *   show(round: Round): void,
 *   replays?(round: Round): boolean,
 *   remember?(rounds: Round[]): void,
 *   prompt?(round: Round): string,
 *   words(round: Round): string,
 *   brief(round: Round): string,
 *   turn?(turn: Turn): void,
 *   watch?(outcome: Record<string, any>): Promise<string | void>,
 *   bead?(outcome: Record<string, any>): { text: string, name: string },
 * }} Part
 */

export {};
