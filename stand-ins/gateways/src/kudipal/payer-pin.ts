/** Of every customer of every bank and operator. */
export const payerPin = '1234';
