import type { Correction, Settlement, WireBet } from '@harmattan/supplier-clients/book-client';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import { createClient } from '@harmattan/supplier-clients/clients';
import type { WireCall } from '@harmattan/supplier-clients/send';
import type { Seat } from '@harmattan/supplier-clients/supplier-client';
import { type BookName, isBookName, type SupplierName, type WalletName } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { Draws } from '../../simulate/random.ts';
import type { FuzzRequest } from '../request.ts';
import type { FuzzPlayer } from '../world/players.ts';
import { spokenWires } from '../world/seats.ts';
import { editSigned } from './edit-signed.ts';
import { type CallSource, type FuzzCall, otherPlayers, visitorAddress } from './fuzz-call.ts';
import { oddValues } from './spoil-input.ts';
import { spoilRequest } from './spoil-request.ts';

/** Nothing travels: the client writes and signs a request, and the run sends it. */
class Caught extends Error {
  override name = 'Caught';
}

/** None of them ends in 7, in kobo or in naira, as the amounts do that a leak is recognised by. */
const amounts = [
  0n,
  1n,
  100n,
  5_000n,
  10_001n,
  250_000n,
  99_999_999n,
  -1n,
  -500n,
  2n ** 31n,
  2n ** 53n,
  2n ** 63n,
  10n ** 20n,
];
const idsEach = 600;
/** Shares of requests as a supplier sends them, of those with one wrong value under a right signature, and with a wrong secret. */
const plainShare = 0.6;
const editedShare = 0.25;
const forgedShare = 0.08;

/** A request of a supplier: its own words, with ids that repeat, players of others, and amounts of every size. */
export async function makeWireCall(source: CallSource): Promise<FuzzCall> {
  const { draws, number, players } = source;
  const wire = draws.pick(spokenWires);
  const player = draws.pick(players);
  const dice = draws.next();
  const isForged = dice >= plainShare + editedShare && dice < plainShare + editedShare + forgedShare;
  const caught = await catchRequest(source, { wire, player, isForged });
  let request = toRequest(caught, draws);
  if (dice >= plainShare && dice < plainShare + editedShare) request = editSigned(wire, request, draws, oddValues);
  else if (dice >= plainShare + editedShare + forgedShare) request = spoilRequest(request, draws);
  return {
    number,
    name: `${request.method} /wallet/${wire}`,
    kind: 'wire',
    player,
    isTrusted: !isForged,
    request,
  };
}

async function catchRequest(
  source: CallSource,
  { wire, player, isForged }: { wire: WalletName; player: FuzzPlayer; isForged: boolean },
): Promise<WireCall> {
  let caught: WireCall | undefined;
  const options = {
    walletUrl: `http://localhost/wallet/${wire}`,
    credentials: (isForged ? forged(supplierCredentials[wire]) : supplierCredentials[wire]) as never,
    async send(call: WireCall): Promise<never> {
      caught = call;
      throw new Caught('caught');
    },
  };
  const seat = seatOf(source, wire, player);
  try {
    if (isBookName(wire)) await speakAsBook(createBookClient<BookName>(wire, options), seat, source);
    else await speakAsSupplier(createClient<SupplierName>(wire, options), seat, source);
  } catch {
    // A client refuses to write what is no request of its wire, such as a number that is none.
  }
  return caught ?? { method: 'POST', url: options.walletUrl, body: JSON.stringify({ ...seat }) };
}

/** The player's own seat; now and then with a name, a token or a currency of another's. */
function seatOf(source: CallSource, wire: WalletName, player: FuzzPlayer): Seat {
  const { draws } = source;
  const nowhere: Seat = { token: 'x'.repeat(43), playerId: '1', game: '101', currency: 'NGN', sitting: '' };
  const own = player.seats.get(wire) ?? nowhere;
  const [other] = otherPlayers(source, player);
  const others = other?.seats.get(wire) ?? nowhere;
  if (draws.chance(0.85)) return own;
  return draws.pick([
    { ...own, playerId: others.playerId },
    { ...own, token: others.token },
    { ...own, sitting: others.sitting },
    { ...own, currency: draws.pick(['USD', '', 'ngn', 'NGNN']) },
    { ...own, game: draws.pick(['', '0', 'x'.repeat(200), "'"]) },
    { ...own, playerId: draws.pick(['0', '-1', '9223372036854775808', 'abc', '', '1e3']) },
    { ...own, token: draws.pick(['', 'x', 'x'.repeat(43), '\u0000']) },
  ]);
}

/** Few ids, so that requests repeat, undo and settle each other. */
function wordsOf({ draws }: CallSource) {
  const id = () => String(700_000_000 + draws.below(idsEach));
  const amountMinor = draws.chance(0.8) ? BigInt(100 * (1 + draws.below(2_000))) : draws.pick(amounts);
  return { txId: id(), round: id(), stakeTxId: id(), amountMinor };
}

async function speakAsSupplier(client: ReturnType<typeof createClient>, seat: Seat, source: CallSource): Promise<void> {
  const { draws } = source;
  const words = wordsOf(source);
  switch (draws.below(7)) {
    case 0:
      return void (await client.open(seat));
    case 1:
      return void (await client.balance(seat));
    case 2:
      return void (await client.win(seat, { ...words, kind: draws.pick(['win', 'win', 'jackpot', 'free']) }));
    case 3:
      return void (await client.cancel(seat, words));
    case 4:
      if (client.play) return void (await client.play(seat, { ...words, winMinor: words.amountMinor }));
      return void (await client.stake(seat, words));
    default:
      return void (await client.stake(seat, { ...words, isFree: draws.chance(0.1) }));
  }
}

async function speakAsBook(client: ReturnType<typeof createBookClient>, seat: Seat, source: CallSource): Promise<void> {
  const { draws } = source;
  const { txId, round: betId, stakeTxId, amountMinor } = wordsOf(source);
  const bet: WireBet = { txId, betId, stakeMinor: amountMinor, returnMinor: amountMinor * 2n, picks: [pick] };
  const kind = draws.pick(['won', 'lost', 'void', 'cashout', 'part-cashout'] as const);
  const settlement: Settlement = { txId, betId, stakeTxId, stakeMinor: amountMinor, kind, amountMinor };
  const correction: Correction = { txId, betId, stakeTxId, previousTxId: stakeTxId, previousMinor: 500n, amountMinor };
  const reserve = { reserveId: txId, txId: stakeTxId, betId, amountMinor };
  switch (draws.below(client.steps ? 9 : 6)) {
    case 0:
      return void (await client.open(seat));
    case 1:
      return void (await client.balance(seat));
    case 2:
      return void (await client.cancel(seat, bet));
    case 3:
      return void (await client.settle(seat, settlement));
    case 4:
      return void (await client.correct(seat, correction));
    case 6:
      return void (await client.steps?.draw(seat, reserve));
    case 7:
      return void (await client.steps?.commit(seat, reserve));
    case 8:
      return void (await client.steps?.release(seat, reserve));
    default:
      return void (await client.place(seat, bet));
  }
}

const pick: WireBet['picks'][number] = {
  ...{ matchId: 'm1', match: "Gulls' Town v Dunes <FC>", sport: 'football', league: 'coast-league', market: 'Result' },
  ...{ outcome: 'Home & "Away"', priceThousandths: 1_850, isLive: false, startsAt: new Date('2026-11-20T15:00:00Z') },
};

function toRequest({ method, url, headers = {}, body }: WireCall, draws: Draws): FuzzRequest {
  return {
    method,
    target: url.replace(/^http:\/\/localhost/, ''),
    headers: [['x-forwarded-for', visitorAddress(draws)], ...Object.entries(headers)],
    ...(body !== undefined && { body }),
  };
}

function forged(credentials: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(credentials).map(([name, value]) => [name, `${value}0`]));
}
