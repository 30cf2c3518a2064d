import type { OfficeDeps } from '../office-deps.ts';

interface Link {
  kind: 'destination' | 'device' | 'card' | 'address';
  weight: 'heavy' | 'light';
  detail: string;
}

/** How much a link of each kind says. Kept cards are known by their last digits, brand and expiry, which two cards may share. */
const points = { destination: 50, device: 50, card: 20, address: 5 } as const;
const weights = { destination: 'heavy', device: 'heavy', card: 'light', address: 'light' } as const;
const linkedMax = 100;

/** Other accounts that may be the same person's, the most likely first. A link is a reason to look, and proves nothing. */
export async function readLinked({ identity, cashier }: OfficeDeps, playerId: bigint) {
  const [destinations, devices, cards, addresses] = await Promise.all([
    cashier.listSameDestination(playerId),
    identity.listSharers(playerId),
    cashier.listSameCard(playerId),
    identity.listNeighbours(playerId),
  ]);
  const links = new Map<bigint, Link[]>();
  const add = (other: bigint, kind: Link['kind'], detail: string) =>
    links.set(other, [...(links.get(other) ?? []), { kind, weight: weights[kind], detail }]);
  for (const { player_id, last_digits } of destinations) add(player_id, 'destination', `•••${last_digits}`);
  for (const { player_id, device_id } of devices) add(player_id, 'device', device_id);
  for (const { player_id, last_four } of cards) add(player_id, 'card', `•••${last_four}`);
  for (const { player_id, address } of addresses) add(player_id, 'address', address);
  const found = [...links]
    .map(([id, own]) => ({ playerId: id, points: pointsOf(own), links: own }))
    .sort((one, other) => other.points - one.points || (one.playerId < other.playerId ? -1 : 1))
    .slice(0, linkedMax);
  const names = await identity.userNamesOf(found.map((one) => one.playerId));
  return found.map((one) => ({ ...one, userName: names.get(one.playerId) ?? null }));
}

/** Each kind counts once: ten sign-ins from one household are one hint. */
function pointsOf(links: Link[]): number {
  return [...new Set(links.map(({ kind }) => kind))].reduce((sum, kind) => sum + points[kind], 0);
}
