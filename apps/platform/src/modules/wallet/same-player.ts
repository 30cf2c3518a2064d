/**
 * That two rows are one player's, for entries that a key or a round names. With `=` the planner may look for them by the player instead, which
 * is cheap for most and reads a million entries of some. No index serves `is not distinct from`.
 */
export const samePlayer = (row: string, other: string) => `${row}.player_id is not distinct from ${other}.player_id`;
