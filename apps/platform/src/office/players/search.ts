import { isIP } from 'node:net';
import type { OfficeDeps } from '../office-deps.ts';

const foundMax = 50;
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type FoundBy = 'id' | 'reference' | 'device' | 'address' | 'number' | 'former-number' | 'name';

/** Players by whatever the text may be, the more certain first. Each way reads an index and finds at most fifty. */
export async function searchPlayers({ identity, findByFormerNumber, profile, cashier }: OfficeDeps, text: string) {
  const beginning = identity.numberBeginning(text);
  const byNumber = async (find: (beginning: string) => Promise<bigint[]>) =>
    beginning === undefined ? [] : find(beginning);
  const ways = await Promise.all([
    foundBy('id', async () => {
      const id = /^#(\d{1,18})$/.exec(text)?.[1];
      return id === undefined ? [] : [BigInt(id)];
    }),
    foundBy('reference', () => cashier.findPlayersByReference(text)),
    foundBy('device', async () => (uuidShape.test(text) ? identity.findByDevice(text) : [])),
    foundBy('address', async () => (isIP(text) ? identity.findByAddress(text) : [])),
    foundBy('number', () => byNumber(identity.findByNumber)),
    foundBy('former-number', () => byNumber(findByFormerNumber)),
    foundBy('name', async () => (/\p{L}/u.test(text) ? profile.findByName(text) : [])),
  ]);
  const found = new Map<bigint, FoundBy>();
  for (const { by, ids } of ways) for (const id of ids) if (!found.has(id)) found.set(id, by);
  const wanted = [...found].slice(0, foundMax);
  const ids = wanted.map(([id]) => id);
  const [players, names] = await Promise.all([identity.readPlayers(ids), profile.namesOf(ids)]);
  const byId = new Map(players.map((player) => [player.id, player]));
  return wanted.flatMap(([id, by]) => {
    const player = byId.get(id);
    if (!player) return [];
    const { user_name: userName, created_at: createdAt } = player;
    return [{ playerId: id, userName, createdAt, name: names.get(id) ?? null, foundBy: by }];
  });
}

async function foundBy(by: FoundBy, find: () => Promise<bigint[]>): Promise<{ by: FoundBy; ids: bigint[] }> {
  return { by, ids: await find() };
}
