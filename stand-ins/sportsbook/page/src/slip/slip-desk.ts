import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { CheckedSlip, LoadedCode, PlaceRequest, PriceChanges } from '../../../src/contract/bets.ts';
import type { Api } from '../core/api.ts';
import type { Session } from '../core/session.ts';
import { placeSingles, type SentSingle, type SingleOutcome, summed } from './place-singles.ts';
import { findOut, type Outcome, type Placing, place } from './placing.ts';
import { type Reckoning, reckon } from './reckon.ts';
import {
  emptySlip,
  makeKey,
  nameOf,
  namesOf,
  pickFrom,
  readSlip,
  type Slip,
  type SlipPick,
  toggled,
  without,
  withPicks,
  withSeen,
} from './slip.ts';

/** Several taps, or several goals, are one question. */
const settleMs = 250;
const recheckMs = 15_000;
const slipName = 'slip';

export interface SlipDesk {
  slip: Store<Slip>;
  checked: Store<CheckedSlip | undefined>;
  placing: Store<Placing>;
  reckoning(): Reckoning;
  toggle(pick: SlipPick): 'done' | 'full' | 'busy';
  remove(name: string): void;
  clear(): void;
  write(change: Partial<Pick<Slip, 'stake' | 'kind' | 'sizes'>> & { priceChanges?: PriceChanges }): void;
  acceptPrices(): void;
  /** Puts other picks on the slip, as a booking code has them. False while the slip is under way. */
  load(loaded: LoadedCode): boolean;
  /** What the book accepts, and of this player. */
  limits(): CheckedSlip | undefined;
  recheck(): void;
  /** Takes over the slip as another tab has stored it, unless this one is under way. */
  adopt(kept: unknown): void;
  place(): Promise<void>;
  /** A single's own stake, as written. */
  writeStake(name: string, stake: string): void;
  /** Makes the pick a banker of the system, or a pick like others. */
  toggleBanker(name: string): void;
  /** Takes what the book offers, or declines it. */
  answerOffer(stake: number | null): Promise<void>;
  /** Away with what was said about the last bet. */
  dismiss(): void;
  stop(): void;
}

interface DeskDeps {
  api: Pick<Api, 'checkSlip' | 'place' | 'placed' | 'answerOffer'>;
  shelf: Shelf;
  session: Session;
  needLogin(): Promise<void>;
  betPlaced(ids: string[]): void;
}

/** The slip, what the server thinks of it, and its way to the server and back. */
export function openSlipDesk({ api, shelf, session, needLogin, betPlaced }: DeskDeps): SlipDesk {
  const slip = createStore(readSlip(shelf.read(slipName)));
  const { checked, check, recheck, stop } = createChecking(api, slip);
  const placing = createStore<Placing>({ stage: 'idle' });
  const edit = createEditing(slip, placing);
  slip.subscribe(() => shelf.write(slipName, slip.get()));
  const way = createWay({ api, slip, placing }, createFinish({ slip, checked, placing, check, session, betPlaced }));

  const desk: SlipDesk = {
    slip,
    checked,
    placing,
    limits: () => limitsFor(checked.get(), session.state.get().stakeMaxMinor),
    reckoning: () => reckon(slip.get(), desk.limits(), session.state.get().balanceMinor),
    ...createEdits({ slip, checked, edit, recheck }),
    acceptPrices() {
      const { kind, picks, price } = desk.reckoning();
      const seen = kind === 'builder' && price ? { picks: namesOf(slip.get().picks), price } : undefined;
      edit((now) => ({ ...now, picks: picks.map(({ pick, price }) => ({ ...pick, price })), ...(seen && { seen }) }));
    },
    load: createLoad(edit, check),
    recheck,
    adopt(kept) {
      if (isBusy(placing.get())) return;
      slip.set(readSlip(kept));
      recheck();
    },
    async place() {
      if (isBusy(placing.get())) return;
      if (session.state.get().who !== 'player') return needLogin();
      // Money may have come in since the balance was heard.
      if (desk.reckoning().problem?.kind === 'insufficient') await session.refresh();
      const now = desk.reckoning();
      if (!now.problem && !now.mustAsk && !isBusy(placing.get())) await way.send(now);
    },
    async answerOffer(stake) {
      const now = placing.get();
      if (now.stage === 'referred') await api.answerOffer(now.key, { stake });
    },
    dismiss: () => isBusy(placing.get()) || placing.set({ stage: 'idle' }),
    stop,
  };

  if (slip.get().isSent && session.state.get().who === 'player') void way.findOut();
  void check();
  return desk;
}

/** What a player does to the slip while it is not on its way. */
function createEdits({
  slip,
  checked,
  edit,
  recheck,
}: Pick<SlipDesk, 'slip' | 'checked' | 'recheck'> & { edit(by: (now: Slip) => Slip): boolean }) {
  return {
    toggle(pick) {
      const next = toggled(slip.get(), pick);
      if (next === 'full') return 'full';
      if (!edit(() => next)) return 'busy';
      recheck();
      return 'done';
    },
    remove(name) {
      if (edit((now) => without(now, name))) recheck();
    },
    clear() {
      if (edit(emptySlip)) checked.set(undefined);
    },
    // The stake for each bet is that of every single, whatever it was before.
    write: (change) =>
      void edit((now) => ({
        ...now,
        ...(change.stake !== undefined && { picks: now.picks.map(({ stake: _, ...pick }) => pick) }),
        ...change,
      })),
    writeStake: (name, stake) => void edit((now) => changed(now, name, (pick) => ({ ...pick, stake }))),
    toggleBanker: (name) =>
      void edit((now) => changed(now, name, (pick) => ({ ...pick, isBanker: pick.isBanker !== true }))),
  } satisfies Partial<SlipDesk>;
}

/** The slip's way to the server: as one request, or as one for each of several singles. */
function createWay(
  { api, slip, placing }: Pick<DeskDeps, 'api'> & Pick<SlipDesk, 'slip' | 'placing'>,
  { finish, finishSingles }: ReturnType<typeof createFinish>,
) {
  const deps = { api, tell: (now: Placing) => placing.set(now), wait };

  /** Each has its key before the first is sent, so that a page that is opened again asks for all of them. */
  async function sendSingles(now: Reckoning): Promise<void> {
    const sent = new Set(slip.get().picks.map(({ key }) => key));
    slip.change((before) => ({
      ...before,
      isSent: true,
      picks: before.picks.map((pick) => ({ ...pick, key: pick.key ?? makeKey() })),
    }));
    const singles = singlesOf(slip.get(), now);
    // One whose answer never came is asked about by its key, not sent as another bet.
    const left = singles.map((one) => (sent.has(one.key) ? { ...one, request: undefined } : one));
    finishSingles(await placeSingles(left, deps));
  }

  return {
    async send(now: Reckoning): Promise<void> {
      if (now.bets > 1 || sentSingles(slip.get()).length > 0) return sendSingles(now);
      if (now.stakeMinor === undefined) return;
      slip.change((before) => ({ ...before, isSent: true }));
      finish(await place(requestOf(slip.get(), now, now.stakeMinor), deps));
    },
    /** The page was closed while the slip was under way: what became of it comes first. */
    async findOut(): Promise<void> {
      placing.set({ stage: 'unknown' });
      const sent = sentSingles(slip.get());
      if (sent.length > 0) finishSingles(await placeSingles(sent, deps));
      else finish(await findOut(slip.get().key, deps));
    },
  };
}

/** What is done with what became of a slip. */
function createFinish({
  session,
  betPlaced,
  ...desk
}: Pick<SlipDesk, 'slip' | 'checked' | 'placing'> &
  Pick<DeskDeps, 'session' | 'betPlaced'> & { check(): Promise<void> }) {
  const tell = (outcome: Outcome) => {
    const reason = outcome.stage === 'refused' ? outcome.answer.reason : undefined;
    if (outcome.stage === 'placed') {
      session.know(outcome.balance);
      betPlaced(outcome.bets.map(({ id }) => id));
    }
    // The player's own limit may have changed since the page asked for it.
    if (reason === 'stake-high') void session.refresh();
    if (outcome.stage === 'session-lost' || reason === 'no-session') session.lose();
    desk.placing.set(outcome);
  };
  return {
    finish(outcome: Outcome) {
      settleSlip(outcome, desk);
      tell(outcome);
    },
    finishSingles(outcomes: SingleOutcome[]) {
      desk.slip.change((now) => withoutPlaced(now, outcomes));
      void desk.check();
      tell(summed(outcomes));
    },
  };
}

/** What is left of the slip: singles that were not taken, to be looked at, and those of which it is not known yet. */
function withoutPlaced(slip: Slip, outcomes: readonly SingleOutcome[]): Slip {
  const stageOf = new Map(outcomes.map(({ name, outcome }) => [name, outcome]));
  const isUnderWay = (outcome: Outcome | undefined) => outcome?.stage === 'session-lost' && outcome.isUnderWay;
  const picks = slip.picks
    .filter((pick) => stageOf.get(nameOf(pick))?.stage !== 'placed')
    // A definite no: the next try is another bet.
    .map(({ key, ...pick }): SlipPick => (isUnderWay(stageOf.get(nameOf(pick))) && key ? { ...pick, key } : pick));
  if (picks.length === 0) return emptySlip(slip);
  const isSent = picks.some(({ key }) => key !== undefined);
  return { ...withPicks(slip, picks), kind: 'single', key: makeKey(), isSent };
}

/** Changes the slip, unless it is on its way. What was said about the last bet is then over. */
function createEditing(slip: Store<Slip>, placing: Store<Placing>): (by: (now: Slip) => Slip) => boolean {
  return (by) => {
    if (isBusy(placing.get())) return false;
    if (placing.get().stage !== 'idle') placing.set({ stage: 'idle' });
    slip.change(by);
    return true;
  };
}

function createLoad(edit: (by: (now: Slip) => Slip) => boolean, check: () => Promise<void>): SlipDesk['load'] {
  return ({ code, slip: { picks } }) => {
    if (!edit((now) => ({ ...emptySlip(now), picks: picks.map(pickFrom), code }))) return false;
    void check();
    return true;
  };
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What is left of the slip after its way to the server. */
function settleSlip(
  outcome: Outcome,
  { slip, checked, check }: Pick<SlipDesk, 'slip' | 'checked'> & { check(): Promise<void> },
) {
  if (outcome.stage === 'placed') {
    // Of several singles some may not have been taken: those stay, to be looked at.
    const left = (outcome.notTaken ?? []).flatMap(({ picks }) => picks.map(pickFrom));
    slip.set({ ...emptySlip(slip.get()), picks: left });
    checked.set(undefined);
    void check();
  } else if (outcome.stage === 'refused') {
    // A definite no: the next try is another bet.
    slip.change((now) => ({ ...now, key: makeKey(), isSent: false }));
    const { picks } = outcome.answer;
    const now = checked.get();
    if (picks && now) checked.set({ ...now, picks });
    void check();
  } else slip.change((now) => ({ ...now, isSent: outcome.isUnderWay }));
}

/** What the server thinks of the slip: asked when it changes, and now and then. */
function createChecking(api: DeskDeps['api'], slip: Store<Slip>) {
  const checked = createStore<CheckedSlip | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastQuestion = 0;
  const everySoOften = setInterval(() => document.hidden || check(), recheckMs);

  async function check() {
    clearTimeout(timer);
    const { picks } = slip.get();
    lastQuestion += 1;
    const question = lastQuestion;
    if (picks.length === 0) return checked.set(undefined);
    const answer = await api.checkSlip(picks.map(({ match, market, outcome }) => ({ match, market, outcome })));
    // Answers can overtake each other: only the newest question counts.
    if (answer.ok && question === lastQuestion && slip.get().picks.length > 0) {
      const seen = withSeen(slip.get(), answer.data);
      if (seen !== slip.get()) slip.set(seen);
      checked.set(answer.data);
    }
  }

  return {
    checked,
    check,
    recheck() {
      clearTimeout(timer);
      timer = setTimeout(check, settleMs);
    },
    stop() {
      clearTimeout(timer);
      clearInterval(everySoOften);
    },
  };
}

/** A player may have a lower limit than the book has. */
function limitsFor(checked: CheckedSlip | undefined, stakeMaxMinor: bigint | null): CheckedSlip | undefined {
  if (!checked || stakeMaxMinor === null) return checked;
  return { ...checked, stakeMax: Number(stakeMaxMinor) };
}

function changed(slip: Slip, name: string, by: (pick: SlipPick) => SlipPick): Slip {
  return { ...slip, picks: slip.picks.map((pick) => (nameOf(pick) === name ? by(pick) : pick)) };
}

/** The singles of a slip that the page was closed with. Of a pick without a key nothing was sent. */
function sentSingles({ picks }: Slip): SentSingle[] {
  return picks.flatMap((pick) => (pick.key ? [{ name: nameOf(pick), key: pick.key, request: undefined }] : []));
}

function singlesOf(slip: Slip, { picks }: Reckoning): SentSingle[] {
  return picks.flatMap((reckoned, at) => {
    const key = slip.picks[at]?.key;
    if (!key || reckoned.stakeMinor === undefined) return [];
    const own = { kind: 'single' as const, picks: [reckoned], system: null, lines: 1, price: null };
    return [{ name: reckoned.name, key, request: requestOf({ ...slip, key }, own, reckoned.stakeMinor) }];
  });
}

function requestOf(
  { key, priceChanges, code }: Slip,
  { kind, picks, system, lines, price }: Pick<Reckoning, 'kind' | 'picks' | 'system' | 'lines' | 'price'>,
  stakeMinor: bigint,
): PlaceRequest {
  const priced = picks.map(({ pick: { match, market, outcome }, price }) => ({ match, market, outcome, price }));
  return {
    ...{ key, kind, stake: Number(stakeMinor) * lines, priceChanges, picks: priced },
    ...(system && { system }),
    ...(kind === 'builder' && price && { price }),
    ...(code !== null && { code }),
  };
}

export function isBusy({ stage }: Placing): boolean {
  return stage === 'sending' || stage === 'waiting' || stage === 'referred' || stage === 'unknown';
}
