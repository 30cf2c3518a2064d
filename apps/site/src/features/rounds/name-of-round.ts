import type { Round } from './fetch-rounds.ts';

/** A prize of a race is called what the race is called in the reader's language, where it has such a name. */
export function nameOfRound({ gameName, raceNames }: Round, language: string): string {
  return raceNames?.[language as 'en' | 'sw' | 'zh'] ?? gameName;
}
