/**
 * A round as the server tells it.
 *
 * @typedef {{
 *   id: string,
 *   state: 'settling' | 'riding' | 'playing' | 'settled' | 'refused' | 'cancelled' | 'disputed',
 *   stake: string,
 *   win: string | null,
 *   choice: Record<string, any>,
 *   outcome: Record<string, any> | null,
 *   view: Record<string, any> | null,
 *   moves: number,
 *   proof: { commitment: string, clientSeed: string, nonce: number, serverSeed: string | null } | null,
 *   spin: string | null,
 *   refusal: string | null,
 *   at: string,
 *   isShown: boolean,
 * }} Round
 */

export {};
