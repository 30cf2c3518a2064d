/** A league as it is written down: everything else about its clubs follows from their places in it. */
export interface NamedLeague {
  /** Kept in stored matches: never changed. */
  id: string;
  name: string;
  clubs: readonly string[];
}
