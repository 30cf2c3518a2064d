import { market } from '@harmattan/kernel/market';

const firstNames = [
  'Adaeze',
  'Bashir',
  'Chidi',
  'Damilola',
  'Efe',
  'Folake',
  'Gambo',
  'Hauwa',
  'Ifeanyi',
  'Jumoke',
  'Kelechi',
  'Lami',
  'Musa',
  'Ngozi',
  'Osas',
  'Yetunde',
];
const lastNames = [
  'Abubakar',
  'Adeyemi',
  'Balogun',
  'Danjuma',
  'Eze',
  'Ekong',
  'Ibrahim',
  'Igwe',
  'Lawal',
  'Mohammed',
  'Nwosu',
  'Obi',
  'Ogunleye',
  'Okafor',
  'Sule',
  'Umeh',
];
const tanzanianFirstNames = [
  ...['Amani', 'Asha', 'Baraka', 'Bahati', 'Daudi', 'Furaha', 'Halima', 'Imani', 'Juma', 'Khadija', 'Neema', 'Rehema'],
  ...['Salma', 'Tumaini', 'Upendo', 'Zawadi'],
];
const tanzanianLastNames = [
  ...[
    'Bakari',
    'Chacha',
    'Hamisi',
    'Kessy',
    'Kimaro',
    'Lyimo',
    'Makame',
    'Massawe',
    'Mbwana',
    'Mhina',
    'Mollel',
    'Mushi',
  ],
  ...['Mwakalinga', 'Ngowi', 'Shayo', 'Swai'],
];
const digitsRead = 6;

/** An invented holder for an account or a wallet: always the same one for the same digits. */
export function holderOf(digits: string): string {
  const value = Number(digits.slice(-digitsRead));
  const [firsts, lasts] = market.country === 'TZ' ? [tanzanianFirstNames, tanzanianLastNames] : [firstNames, lastNames];
  const first = firsts[value % firsts.length];
  const last = lasts[Math.floor(value / firsts.length) % lasts.length];
  return `${first} ${last}`;
}
