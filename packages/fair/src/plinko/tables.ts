type Half = readonly number[];
type Risks = Readonly<Record<'low' | 'medium' | 'high', Half>>;

/** In hundredths of the stake, from the outer bin to the middle one. Each table returns between 98.5 % and 99 %. */
export const plinkoTables: Readonly<Record<8 | 12 | 16, Risks>> = {
  8: {
    low: [600, 200, 120, 95, 50],
    medium: [1_500, 325, 125, 65, 40],
    high: [3_000, 450, 140, 25, 20],
  },
  12: {
    low: [1_200, 350, 190, 125, 110, 100, 50],
    medium: [4_000, 1_200, 370, 180, 110, 65, 30],
    high: [20_000, 2_500, 700, 220, 65, 20, 20],
  },
  16: {
    low: [2_000, 800, 250, 160, 130, 120, 110, 100, 50],
    medium: [12_000, 3_500, 900, 450, 300, 160, 100, 50, 30],
    high: [120_000, 15_000, 3_000, 800, 350, 200, 25, 20, 20],
  },
};
