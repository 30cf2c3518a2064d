/** The product's cost takes forty milliseconds of a core for each password, and the tests sign in thousands of times. */
export const lightPasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
