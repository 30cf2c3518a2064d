/** `npm run faults` asks for many, `npm test` for few. */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
