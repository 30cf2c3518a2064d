/** Whose customers can pay a bill, with the word that the wire has for each. */
export const operators = {
  MPESA: 'M-Pesa',
  TIGOPESA: 'Mix by Yas',
  AIRTELMONEY: 'Airtel Money',
  HALOPESA: 'HaloPesa',
} as const;

export type Operator = keyof typeof operators;

/** What people dial to pay Harmattan, whichever operator they are with. */
export const businessNumber = '335757';
