/** A keno: how many numbers there are, how many are drawn, and what hits pay. */
export interface KenoModel {
  name: string;
  numbers: number;
  drawn: number;
  /** By how many were picked, then by how many of them were drawn, in hundredths of the stake. The first entry of each is for no hit. */
  paysHundredths: readonly (readonly number[])[];
}

export const picksMax = 10;
