/** What a licence may cover. */
export const licenceProducts = ['sports', 'casino', 'live casino', 'virtual sports', 'jackpots'] as const;

/** What compliance may find out about a player. */
export const playerFlags = ['deceased', 'minor', 'relative of staff'] as const;
export type PlayerFlag = (typeof playerFlags)[number];
