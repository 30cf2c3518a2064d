/** What the staff does about a player whose play may do harm. */
export const harmActions = ['message', 'call', 'limit', 'time-out', 'marketing off', 'none'] as const;
export type HarmAction = (typeof harmActions)[number];

/** Texts to the player that the staff chooses from. */
export const harmLetters = ['how are you', 'limits', 'help'] as const;
export type HarmLetter = (typeof harmLetters)[number];
