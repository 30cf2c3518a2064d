/** The owner may do everything. The auditor reads everything and changes nothing. The regulator reads what an account's scope names, until it expires. */
export const roleNames = [
  'owner',
  'finance',
  'payments',
  'support',
  'risk',
  'content',
  'trading',
  'compliance',
  'auditor',
  'regulator',
] as const;
export type Role = (typeof roleNames)[number];
/** A regulator's account is opened with its scope, by a call of its own. */
export const givenRoles = roleNames.filter((role): role is GivenRole => role !== 'regulator');
export type GivenRole = Exclude<Role, 'regulator'>;

const everyone = roleNames.filter((role) => role !== 'regulator');
const payers = ['finance', 'payments'] as const;
const carers = ['finance', 'payments', 'support', 'risk', 'compliance'] as const;

/** Everything that a call of the office can ask for, and the roles beside the owner's that grant it. A member of the staff may have several. */
const grants = {
  'home.read': everyone,
  /** What the house earns, owes and has. */
  'figures.read': ['finance', 'risk', 'compliance', 'auditor'],
  'payments.read': [...carers, 'auditor'],
  'payments.decide': payers,
  /** Says what became of money where the platform does not know: settles, pays by hand, explains differences, ends reserves. */
  'payments.settle': ['finance'],
  /** Limits of automatic pay-outs, and methods. */
  'payments.rules': ['finance'],
  'players.read': [...carers, 'trading', 'auditor'],
  'players.note': carers,
  /** Ends sessions, resets the second factor, forces a new password. */
  'players.secure': ['finance', 'support', 'risk'],
  /** Decides on money by hand. */
  'players.adjust': ['finance'],
  /** Asks for money by hand. */
  'adjustments.ask': payers,
  /** Lowers limits of players. No person of the staff raises one. */
  'limits.set': ['support', 'risk', 'compliance'],
  'switches.set': ['support', 'risk', 'compliance'],
  /** To speak for risk: what it holds off, others do not turn on. */
  'switches.risk': ['risk', 'compliance'],
  /** To speak for courts and authorities, and to read their orders. */
  'switches.order': ['compliance'],
  'cases.read': [...carers, 'auditor'],
  'cases.answer': carers,
  /** Gives cases to others, and closes them. */
  'cases.manage': ['support', 'compliance'],
  /** Cases of compliance. To every other person they do not exist; those who read the audit would find them there. */
  'cases.compliance': ['compliance', 'auditor'],
  /** Reports to the authority, orders, licences and flags of players. To every other person they do not exist. */
  'compliance.read': ['compliance', 'auditor'],
  'compliance.act': ['compliance'],
  /** Markers of harm, and what was done about them. To every other person they do not exist. */
  'markers.read': ['compliance', 'auditor'],
  'markers.act': ['compliance'],
  'incidents.read': everyone,
  /** Switches off for everyone for a time. Of what, the next two say. */
  'incidents.set': ['finance', 'payments', 'risk', 'content', 'trading'],
  /** Methods, banks, all withdrawals. */
  'incidents.payments': ['finance', 'payments', 'risk'],
  /** Suppliers and products. */
  'incidents.games': ['content', 'trading'],
  'jackpots.read': ['finance', 'risk', 'trading', 'auditor'],
  /** Makes jackpots; opens, settles and voids them and enters results, each with a second person. */
  'jackpots.run': ['trading'],
  'races.read': ['finance', 'risk', 'trading', 'auditor'],
  /** Makes races; opens them and calls them off, each with a second person. */
  'races.run': ['trading'],
  /** Any ticket of any book, and any round. */
  'tickets.read': [...carers, 'trading', 'auditor'],
  /** What the book could lose, bets that wait for a decision, limits of players at the book. */
  'book.read': ['risk', 'trading', 'auditor'],
  /** Stops codes, suspends matches and markets, limits players, answers referrals. */
  'book.act': ['trading'],
  /** Asks for another result of a match, and decides on it with a second person. */
  'book.correct': ['trading'],
  /** Health of suppliers, rounds without an end, returns of games. */
  'suppliers.read': ['finance', 'risk', 'content', 'trading', 'compliance', 'auditor'],
  /** Gives stakes of unfinished rounds back, each with a second person, and answers wins that come too late. */
  'suppliers.resolve': ['finance', 'trading'],
  /** Figures and tickets by state: for a regulator those that the scope of the account names. */
  'regulator.read': ['compliance', 'regulator'],
  /** To read requests of kinds that one could ask for, and own ones. */
  'approvals.read': [...carers, 'content', 'trading', 'auditor'],
  'approvals.decide': [...payers, 'content', 'trading', 'compliance'],
  'marketing.read': ['content', 'compliance', 'auditor'],
  /** Segments, mailings, partner links. */
  'marketing.send': ['content'],
  /** The second person's word on a mailing. */
  'marketing.approve': ['content', 'compliance'],
  'staff.read': ['auditor'],
  'staff.manage': [],
  /** To take further permissions for an hour at most, with everyone knowing. */
  'staff.break-glass': [...carers, 'content', 'trading'],
  'audit.read': ['compliance', 'auditor'],
  'content.read': ['content', 'trading', 'compliance', 'auditor'],
  /** Writes drafts, which players do not see. */
  'content.edit': ['content'],
  'content.publish': ['content'],
  /** Who waits to be known, with what the player and the register say. No documents. */
  'verification.read': ['support', 'risk', 'compliance', 'auditor'],
  'verification.judge': ['risk', 'compliance'],
  /** To open players' documents. Each look is kept. */
  'verification.documents': ['risk', 'compliance'],
  /** What is owed to authorities, by month. */
  'taxes.read': ['finance', 'compliance', 'auditor'],
  /** Closes months with a second person, takes their files, and enters what was paid. */
  'taxes.run': ['finance'],
  /** To read whole identity numbers. */
  'verification.numbers': ['compliance'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof grants;

export const permissions = Object.keys(grants) as [Permission, ...Permission[]];

export function permissionsOf(granted: readonly Role[]): Permission[] {
  return permissions.filter((permission) =>
    granted.some((role) => role === 'owner' || (grants[permission] as readonly Role[]).includes(role)),
  );
}

/** They decide on what others ask for, open accounts, or read what is kept from most: no emergency gives them. */
const neverTaken: readonly Permission[] = [
  'approvals.decide',
  'staff.manage',
  'players.adjust',
  'audit.read',
  'cases.compliance',
  'switches.order',
  'compliance.read',
  'compliance.act',
  'markers.read',
  'markers.act',
  'verification.documents',
  'verification.numbers',
];

/** What a member can take for a short time beyond the roles. */
export const takenPermissions = permissions.filter((one) => !neverTaken.includes(one)) as [Permission, ...Permission[]];
