/** Players of this rank are shown what is still on trial. */
export const testerRank = 33;
