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
const digitsRead = 6;

/** An invented holder for an account or a wallet: always the same one for the same digits. */
export function holderOf(digits: string): string {
  const value = Number(digits.slice(-digitsRead));
  const first = firstNames[value % firstNames.length];
  const last = lastNames[Math.floor(value / firstNames.length) % lastNames.length];
  return `${first} ${last}`;
}
