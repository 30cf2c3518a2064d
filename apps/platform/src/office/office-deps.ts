import type { Clock } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import type { Random } from '@harmattan/kernel/random';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { Activity } from '../modules/activity/index.ts';
import type { Adjustments } from '../modules/adjustments/index.ts';
import type { Approvals } from '../modules/approvals/index.ts';
import type { Audit, NewEntry } from '../modules/audit/index.ts';
import type { BookTrading } from '../modules/book-trading/index.ts';
import type { Cases } from '../modules/cases/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Content } from '../modules/content/index.ts';
import type { Dormancy } from '../modules/dormancy/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Incidents } from '../modules/incidents/index.ts';
import type { Information } from '../modules/information/index.ts';
import type { Jackpots } from '../modules/jackpot/index.ts';
import type { Limits } from '../modules/limits/index.ts';
import type { MailDoor } from '../modules/mail/index.ts';
import type { Mailings } from '../modules/mailings/index.ts';
import type { Markers } from '../modules/markers/index.ts';
import type { Marketing } from '../modules/marketing/index.ts';
import type { Messages } from '../modules/messages/index.ts';
import type { Notes } from '../modules/notes/index.ts';
import type { Profile } from '../modules/profile/index.ts';
import type { Races } from '../modules/races/index.ts';
import type { Regulator } from '../modules/regulator/index.ts';
import type { Staff, StaffDoor } from '../modules/staff/index.ts';
import type { Suppliers } from '../modules/suppliers/index.ts';
import type { Switches } from '../modules/switches/index.ts';
import type { Taxes } from '../modules/taxes/index.ts';
import type { Totals } from '../modules/totals/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import type { Waiting } from '../modules/waiting/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { WorkClaims } from '../modules/work-claims/index.ts';
import type { RequestContext } from '../plumbing/http/answer.ts';

/** What the desks of the office work with. */
export interface OfficeDeps {
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  waiting: Waiting;
  activity: Pick<Activity, 'readSumsAround'>;
  markers: Pick<
    Markers,
    'list' | 'readScores' | 'findScored' | 'recordAction' | 'findAction' | 'listActionsOf' | 'listActionsSince'
  >;
  totals: Pick<Totals, 'read' | 'readPayments' | 'readGames'>;
  staff: StaffDoor;
  audit: Audit;
  approvals: Approvals;
  adjustments: Pick<Adjustments, 'ask' | 'carryOut'>;
  workClaims: WorkClaims;
  cashier: Cashier;
  identity: Pick<
    Identity,
    | 'userNamesOf'
    | 'readPlayers'
    | 'numberBeginning'
    | 'findByNumber'
    | 'findByDevice'
    | 'findByAddress'
    | 'readFile'
    | 'listOpenSessions'
    | 'listDevices'
    | 'listSecurity'
    | 'listSharers'
    | 'listNeighbours'
    | 'endPlayerSessions'
    | 'resetSecondFactor'
    | 'forcePasswordChange'
    | 'markTester'
    | 'countRegistered'
    | 'languageOf'
    | 'registeredAtOf'
    | 'changeNumber'
    | 'readNumber'
    | 'raiseAlarm'
  >;
  /** Accounts that were closed, by the beginning of the number that they had. */
  findByFormerNumber(beginning: string): Promise<bigint[]>;
  profile: Pick<Profile, 'detailsOf' | 'findByName' | 'namesOf' | 'birthYearOf'>;
  wallet: Pick<Wallet, 'balance' | 'statement'>;
  jackpots: Jackpots;
  races: Races;
  catalogue: Pick<
    Catalogue,
    | 'game'
    | 'games'
    | 'providerName'
    | 'readListed'
    | 'statedCategories'
    | 'noChoice'
    | 'chooseForGame'
    | 'chooseForSupplier'
  >;
  suppliers: Pick<
    Suppliers,
    | 'roundsOf'
    | 'roundOf'
    | 'findRounds'
    | 'readTicket'
    | 'openReserves'
    | 'releaseReserve'
    | 'unfinished'
    | 'wireHour'
    | 'urlOf'
    | 'isReachable'
    | 'listStatedReturns'
    | 'saveStatedReturn'
  >;
  messages: Pick<Messages, 'listPlayerMessages' | 'reply' | 'write'>;
  mail: Pick<MailDoor, 'send'>;
  mailings: Mailings;
  marketing: Pick<
    Marketing,
    | 'affiliateReport'
    | 'filedHome'
    | 'filedPromotions'
    | 'listLinks'
    | 'readBannerDocument'
    | 'readCategoryDocument'
    | 'readHomeDocument'
    | 'readPromotionDocument'
    | 'saveLink'
  >;
  /** Where partners' links lead. */
  siteUrl: string;
  cases: Cases;
  compliance: Compliance;
  dormancy: Pick<Dormancy, 'rules' | 'list' | 'sums' | 'notices'>;
  notes: Notes;
  switches: Switches;
  regulator: Regulator;
  incidents: Incidents;
  limits: Pick<Limits, 'readLimits' | 'listChanges' | 'lowerByStaff'>;
  bookTrading: Pick<BookTrading, 'ask' | 'hasBook' | 'alarmMinor' | 'corrections' | 'voids'>;
  verification: Verification;
  taxes: Pick<Taxes, 'listAuthorities' | 'findClosable' | 'closeMonth' | 'payMonth' | 'listMonth'>;
  content: Content;
  information: Pick<Information, 'pageNames' | 'filedPage' | 'pageProblems'>;
  /** The brand of the installation's file. */
  filedBrand: unknown;
  /** What keeps a brand from being published. */
  brandProblems(body: unknown): string[];
  /** Of a supplier's game, as players read it. Undefined for one that the catalogue does not know. */
  findGame(of: { supplier: string; game: string }): string | undefined;
  /** As players read it. */
  supplierName(supplier: WalletName): string;
  /** Above it, a pay-out needs a second person. */
  twoPersonPayoutMinor: Minor;
  /** For how long withdrawals wait after a player's number was changed. */
  numberChangeWaitSeconds: number;
}

export type Signed = RequestContext & { staff: Staff };

/** Who acts: a member of the staff, with the request where there is one. */
export interface Actor extends Partial<Pick<RequestContext, 'address' | 'requestId'>> {
  staff: Pick<Staff, 'staffId' | 'userName'>;
}

/** The part of an entry of the audit that follows from the request. */
export function actorOf({
  staff,
  address,
  requestId,
}: Actor): Pick<NewEntry, 'memberId' | 'actor' | 'address' | 'requestId'> {
  return { memberId: staff.staffId, actor: staff.userName, address, requestId };
}
