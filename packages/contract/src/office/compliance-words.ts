/** What a licence may cover. */
export const licenceProducts = ['sports', 'casino', 'live casino', 'virtual sports', 'jackpots'] as const;

/** What compliance may find out about a player. */
export const playerFlags = ['deceased', 'minor', 'relative of staff'] as const;
export type PlayerFlag = (typeof playerFlags)[number];

/** Ages of unused accounts, in years: each reaches to the next one. */
export const dormantAges = ['0', '1', '2', '3', '5'] as const;
export type DormantAge = (typeof dormantAges)[number];
/** Told and not yet marked, marked, and used again or emptied. */
export const dormantStates = ['noticed', 'dormant', 'ended'] as const;
