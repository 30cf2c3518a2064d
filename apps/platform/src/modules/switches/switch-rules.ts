/** What a player can be kept from. Everything is on unless something holds it off. */
export const switchNames = ['sign-in', 'deposit', 'play', 'withdraw', 'marketing'] as const;
export type SwitchName = (typeof switchNames)[number];

/**
 * On whose word. Each source has its own block on a switch, and ends that one only. `player` is the player's STOP by text, `break` a
 * break that the player took, `register` the word of an exclusion register, `match` an account of a person whom this house excludes. `compliance` speaks
 * by its flags alone.
 */
export type Source = 'player' | 'staff' | 'risk' | 'register' | 'court' | 'compliance' | 'break' | 'match';

/** Situations that have a name, and what is off in each. */
export const situations = {
  'taken over': { source: 'risk', off: ['sign-in', 'withdraw'] },
  'frozen by order': { source: 'court', off: ['play', 'withdraw'] },
  closed: { source: 'staff', off: ['deposit', 'play', 'marketing'] },
} as const satisfies Record<string, { source: Source; off: readonly SwitchName[] }>;

/** Until when something is off. Null: it is on. */
export type OffUntil = Date | null;

/** What has no end is off until then. */
export const forGood = new Date('9999-12-31T00:00:00Z');
