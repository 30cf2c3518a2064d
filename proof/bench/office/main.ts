// The office in a large house: how long a search, the payments desk and a player's file take with a million players and ten million entries, and how
// much longer that is than with ten thousand entries.
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { fillHouse, type House } from './fill-house.ts';
import { measureOffice, p95, type Times, type Work } from './measure.ts';

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

const few = await measure(small);
const many = await measure(large);
const growthOf = (work: Work) => median(many[work]) / median(few[work]);
const works = ['search', 'worklist', 'player'] as const;
for (const work of works) console.log(`${work}: ${growthOf(work).toFixed(2)} times the small house`);
report([
  { name: 'search_p95_ms', value: p95(many.search), goalMax: 50 },
  { name: 'worklist_p95_ms', value: p95(many.worklist), goalMax: 100 },
  { name: 'player_p95_ms', value: p95(many.player), goalMax: 150 },
  { name: 'growth', value: Math.max(...works.map(growthOf)), goalMax: 1.5, decimals: 2 },
]);

async function measure(house: House): Promise<Times> {
  let times: Times | undefined;
  await withBenchDatabase(async (database) => {
    console.log(`Filling a house of ${house.players} players and ${house.entries} entries …`);
    const ids = await fillHouse(database.ownerUrl, house);
    times = await measureOffice(database.appUrl, { ids, turns });
  });
  return times as Times;
}
