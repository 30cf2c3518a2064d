import type { PlayerFlag } from '@harmattan/contract/office';
import { type SwitchName, switchNames } from '../switches/index.ts';

/** What is off while a player has a flag. Money of a deceased player goes to the estate by hand, with two people. */
export const offByFlag: Readonly<Record<PlayerFlag, readonly SwitchName[]>> = {
  deceased: ['sign-in', 'deposit', 'play', 'marketing'],
  minor: switchNames,
  'relative of staff': ['play'],
};
