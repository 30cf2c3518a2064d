import type { Edit } from '../simulate/planted/bugs.ts';

/** A bug that a test of the database must find. */
export interface TestBug {
  name: string;
  edits: Edit[];
  /** The test that turns red; of a title for several suppliers, with the name of one. */
  by: { file: string; title: string };
}

const modules = 'apps/platform/src/modules';
const claimRules = `${modules}/cashier/claim-rules.ts`;
const savedCards = `${modules}/cashier/store/saved-cards.ts`;
const claims = (title: string) => ({ file: `${modules}/cashier/deposit-claims.db.test.ts`, title });
const cards = (title: string) => ({ file: `${modules}/cashier/saved-cards.db.test.ts`, title });
const bets = (title: string) => ({ file: `${modules}/suppliers/book-rounds.db.test.ts`, title });
const bug = (name: string, by: TestBug['by'], ...edits: [file: string, from: string, to: string][]): TestBug => ({
  name,
  by,
  edits: edits.map(([file, from, to]) => ({ file, from, to })),
});

const claimBugs = [
  bug(
    'a claim takes a payment of another player for its own',
    claims(
      "another player's session id credits its owner and never the claimant, and looks like one that does not exist",
    ),
    [claimRules, '=> taken?.player_id === claim.playerId;', '=> taken?.player_id !== null;'],
  ),
  bug(
    'one session id credits twice',
    claims('one session of the bank under two numbers of the gateway is credited once'),
    [
      `${modules}/cashier/take-receipt.ts`,
      'hasMoney, isSessionTaken: isTaken, isOff };',
      'hasMoney, isSessionTaken: false, isOff };',
    ],
  ),
  bug(
    'a claim credits another amount than the one that was named',
    claims('another amount than the payment has waits for an operator, and so does money for no reference of ours'),
    [claimRules, 'if (line.amountMinor !== claim.amountMinor) return', 'if (line.amountMinor < 0n) return'],
  ),
  bug(
    'of two payments that match a claim takes the first',
    claims('two missed payments of one amount are told apart by an operator, or by the session id'),
    [claimRules, 'if (others.length > 0) return', 'if (others.length > 9) return'],
  ),
  bug(
    'a claim is credited by a deposit of yesterday',
    claims(
      'without any number, the only missed payment of that amount is credited, and an earlier one of the same amount is not taken for it',
    ),
    [claimRules, 'if (named.length === 0 && own.every(isEarlier))', 'if (named.length === 1 && own.every(isEarlier))'],
  ),
  bug(
    'a claim that was decided is decided again',
    claims('another amount than the payment has waits for an operator, and so does money for no reference of ours'),
    [
      `${modules}/cashier/store/deposit-claims.ts`,
      'where id = ${id} and ${isOpen} returning ${columns}`);',
      'where id = ${id} returning ${columns}`);',
    ],
  ),
  bug(
    'claims are not counted',
    claims('a player claims a few times in an hour, for a way to pay and a time that can be'),
    [
      `${modules}/cashier/open-claim.ts`,
      "if (!(await countAttempt(deps.pool, guard))) return 'too many';",
      "if (!(await countAttempt(deps.pool, guard)) && playerId < 0n) return 'too many';",
    ],
  ),
];

const anothersCard = "refuses another player's card and one that was removed, and the gateway gets nothing";
const cardBugs = [
  bug(
    'a kept card of another player can be charged',
    cards(anothersCard),
    [
      savedCards,
      'where id = ${id} and player_id = ${playerId} and removed_at is null`);\n  return rows[0];',
      'where id = ${id} and ${playerId}::bigint is not null and removed_at is null`);\n  return rows[0];',
    ],
    [`${modules}/cashier/saved-cards.ts`, '`cards of ${playerId}`', '`cards of ${typeof playerId}`'],
  ),
  bug('a player removes a card of another', cards(anothersCard), [
    savedCards,
    'box = null\n    where id = ${id} and player_id = ${playerId}',
    'box = null\n    where id = ${id} and ${playerId}::bigint is not null',
  ]),
  bug('a card that was removed keeps its token', cards(anothersCard), [
    savedCards,
    'set removed_at = app_now(), key_id = null, box = null',
    'set removed_at = app_now()',
  ]),
  bug(
    'a card is kept unasked',
    cards('keeps a card only where its player asks for it, once, and never its number or its token in the clear'),
    [`${modules}/cashier/saved-cards.ts`, 'if (!deposit.save_card || !card ||', 'if (!card ||'],
  ),
  bug(
    'the token of a card lies in the clear',
    cards('keeps a card only where its player asks for it, once, and never its number or its token in the clear'),
    [
      `${modules}/cashier/saved-cards.ts`,
      'deps.vault.seal(Buffer.from(token), ownerOf(playerId));',
      '{ ...deps.vault.seal(Buffer.from(token), ownerOf(playerId)), box: Buffer.from(token) };',
    ],
  ),
  bug(
    'a kept card is charged for each request of one key',
    cards('charges a kept card once for a key, also twice at once'),
    [`${modules}/cashier/saved-card-routes.ts`, 'key: body.key,', 'key: undefined,'],
  ),
];

const toldOf = (book: string) => bets(`a bet of ${book} is told leg by leg, with its prices and what it can return`);
const betBugs = [
  bug('the return of an Altenar bet is kept in the wrong unit', toldOf('altenar'), [
    `${modules}/suppliers/wires/altenar.ts`,
    'returnMinor: minorFromCents(winnings)',
    'returnMinor: minorFromCents(`${winnings}00`)',
  ]),
  bug('the stake of a BTI bet is kept as its return', toldOf('bti'), [
    `${modules}/suppliers/wires/bti.ts`,
    'returnMinor: minorFromDecimal(gain)',
    'returnMinor: amountMinor',
  ]),
  bug('the return of an EveryMatrix bet is not kept', toldOf('everymatrix'), [
    `${modules}/suppliers/wires/bet-payload.ts`,
    "textOf(payload, 'PotentialReturn')",
    "textOf(payload, 'PotentialReturns')",
  ]),
  bug('the price of a leg is kept with two digits', toldOf('bsbetting'), [
    `${modules}/suppliers/bet-details.ts`,
    "decimals.slice(0, 3).padEnd(3, '0')",
    "decimals.slice(0, 1).padEnd(3, '0')",
  ]),
  bug(
    'a bet that the wallet refused is kept',
    bets('a bet of altenar that the wallet refused leaves nothing to tell'),
    [`${modules}/suppliers/create-supplier-wallet.ts`, 'if (details && isTaken) {', 'if (details) {'],
  ),
  bug(
    'the stake of a bet counts what came back as staked',
    bets('bets of altenar are told with what they are on and what became of them'),
    [
      `${modules}/suppliers/round-summary.ts`,
      'const stake = paidBy(accepted, isStake);',
      "const stake = paidBy(accepted, (line) => isStake(line) || line.about === 'refund');",
    ],
  ),
];

export const testBugs: TestBug[] = [...claimBugs, ...cardBugs, ...betBugs];
