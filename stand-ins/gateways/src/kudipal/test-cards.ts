export type CardStep = 'pin' | 'otp' | 'avs_noauth' | 'redirect';

/** Each is one thing that a card can do; the phone has words for it in every language. */
export type CardName =
  | 'plain'
  | 'pin'
  | 'otp'
  | 'pin and otp'
  | 'address'
  | 'redirect'
  | 'declined'
  | 'no funds'
  | 'silence'
  | 'error'
  | 'charged back';

export interface Card {
  name: string;
  /** What its holder is asked for, one after the other. */
  steps: CardStep[];
  /** Where they do not pay, why. */
  refusal?: string;
  /** How the answer goes wrong after the money has moved. */
  answer?: 'silence' | 'error';
}

interface TestCard extends Card {
  number: string;
  name: CardName;
}

/** Its payments are taken back. */
export const chargedBackCard: CardName = 'charged back';

/** The only cards there are: whatever else is entered is declined. Any CVV and any month to come will do. */
export const testCards: TestCard[] = [
  { number: '5061000000000013', name: 'plain', steps: [] },
  { number: '5061000000000021', name: 'pin', steps: ['pin'] },
  { number: '5061000000000039', name: 'otp', steps: ['otp'] },
  { number: '5061000000000047', name: 'pin and otp', steps: ['pin', 'otp'] },
  { number: '5061000000000054', name: 'address', steps: ['avs_noauth'] },
  { number: '5061000000000062', name: 'redirect', steps: ['redirect'] },
  { number: '5061000000000070', name: 'declined', steps: [], refusal: 'Card declined' },
  { number: '5061000000000088', name: 'no funds', steps: [], refusal: 'Insufficient funds' },
  { number: '5061000000000096', name: 'silence', steps: [], answer: 'silence' },
  { number: '5061000000000104', name: 'error', steps: [], answer: 'error' },
  { number: '5061000000000112', name: chargedBackCard, steps: [] },
];

/** Of every test card. */
export const testPin = '3310';

/** What any card but a test card does. */
const unknownCard: Card = {
  name: 'unknown',
  steps: [],
  refusal: 'Only test cards are accepted here',
};

export function cardOf(number: string): Card {
  return testCards.find((card) => card.number === number) ?? unknownCard;
}

export function cardNamed(name: string | null): Card {
  return testCards.find((card) => card.name === name) ?? unknownCard;
}

/** Two digits each, as the wire has them. */
export function hasExpired({ month, year, now }: { month: string; year: string; now: Date }): boolean {
  const isReadable = /^(0?[1-9]|1[0-2])$/.test(month) && /^\d{2}$/.test(year);
  if (!isReadable) return true;
  return Number(year) * 12 + Number(month) - 1 < (now.getUTCFullYear() % 100) * 12 + now.getUTCMonth();
}
