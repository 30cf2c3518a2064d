// The office in a large house: how long a search, the payments desk and a player's file take with a million players and ten million entries, and how
// much longer that is than with ten thousand entries.
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { fillHouse, type House } from './fill-house.ts';
import { type OpenOffice, openOffice, p95, type Times, type Work } from './measure.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '10000000' },
    turns: { type: 'string', default: '60' },
    json: { type: 'boolean' },
  },
});
const turns = Number(values.turns);
const small: House = { players: 1_000, entries: 10_000 };
const large: House = { players: Number(values.players), entries: Number(values.entries) };

let [few, many] = [] as unknown as [Times, Times];
await withHouse(small, (openSmall) =>
  withHouse(large, async (openLarge) => {
    const offices = [await openSmall(), await openLarge()] as const;
    // In turns: what disturbs the machine disturbs both.
    for (let turn = -1; turn < turns; turn += 1) for (const office of offices) await office.work(turn);
    [few, many] = [offices[0].times, offices[1].times];
    for (const office of offices) await office.close();
  }),
);
const growthOf = (work: Work) => median(many[work]) / median(few[work]);
const works = ['search', 'worklist', 'player'] as const;
for (const work of works) console.log(`${work}: ${growthOf(work).toFixed(2)} times the small house`);
report([
  { name: 'search_p95_ms', value: p95(many.search), goalMax: 50 },
  { name: 'worklist_p95_ms', value: p95(many.worklist), goalMax: 100 },
  { name: 'player_p95_ms', value: p95(many.player), goalMax: 150 },
  { name: 'growth', value: Math.max(...works.map(growthOf)), goalMax: 1.5, decimals: 2 },
]);

async function withHouse(house: House, use: (open: () => Promise<OpenOffice>) => Promise<void>): Promise<void> {
  await withBenchDatabase(async ({ ownerUrl, appUrl }) => {
    console.log(`Filling a house of ${house.players} players and ${house.entries} entries …`);
    const ids = await fillHouse(ownerUrl, house);
    await use(() => openOffice(appUrl, ids));
  });
}
