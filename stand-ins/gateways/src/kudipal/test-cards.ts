export type CardStep = 'pin' | 'otp' | 'avs_noauth' | 'redirect';

export interface TestCard {
  number: string;
  name: string;
  words: string;
  /** What its holder is asked for, one after the other. */
  steps: CardStep[];
  /** Where they do not pay, why. */
  refusal?: string;
  /** How the answer goes wrong after the money has moved. */
  answer?: 'silence' | 'error';
}

/** Its payments are taken back. */
export const chargedBackCard = 'charged back';

/** The only cards there are: whatever else is entered is declined. Any CVV and any month to come will do. */
export const testCards: TestCard[] = [
  { number: '5061000000000013', name: 'plain', words: 'pays at once', steps: [] },
  { number: '5061000000000021', name: 'pin', words: 'asks the PIN', steps: ['pin'] },
  { number: '5061000000000039', name: 'otp', words: 'asks a code by SMS', steps: ['otp'] },
  { number: '5061000000000047', name: 'pin and otp', words: 'asks the PIN, then a code by SMS', steps: ['pin', 'otp'] },
  { number: '5061000000000054', name: 'address', words: 'asks the address', steps: ['avs_noauth'] },
  { number: '5061000000000062', name: 'redirect', words: "goes to the bank's own page", steps: ['redirect'] },
  { number: '5061000000000070', name: 'declined', words: 'is declined', steps: [], refusal: 'Card declined' },
  {
    number: '5061000000000088',
    name: 'no funds',
    words: 'has no money on it',
    steps: [],
    refusal: 'Insufficient funds',
  },
  { number: '5061000000000096', name: 'silence', words: 'pays, but no answer comes', steps: [], answer: 'silence' },
  { number: '5061000000000104', name: 'error', words: 'pays, but the answer is an error', steps: [], answer: 'error' },
  { number: '5061000000000112', name: chargedBackCard, words: 'pays, and is charged back after a minute', steps: [] },
];

/** Of every test card. */
export const testPin = '3310';

/** What any card but a test card does. */
const unknownCard: TestCard = {
  number: '',
  name: 'unknown',
  words: 'is declined',
  steps: [],
  refusal: 'Only test cards are accepted here',
};

export function cardOf(number: string): TestCard {
  return testCards.find((card) => card.number === number) ?? unknownCard;
}

export function cardNamed(name: string | null): TestCard {
  return testCards.find((card) => card.name === name) ?? unknownCard;
}

/** Two digits each, as the wire has them. */
export function hasExpired({ month, year, now }: { month: string; year: string; now: Date }): boolean {
  const isReadable = /^(0?[1-9]|1[0-2])$/.test(month) && /^\d{2}$/.test(year);
  if (!isReadable) return true;
  return Number(year) * 12 + Number(month) - 1 < (now.getUTCFullYear() % 100) * 12 + now.getUTCMonth();
}
