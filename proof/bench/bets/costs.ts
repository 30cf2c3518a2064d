import type { BenchPlayer } from '../../worlds/players.ts';
import type { Server } from '../processes.ts';
import type { Figure } from '../report.ts';
import type { BenchDatabase } from '../stakes/database.ts';
import { measureBytes } from './bytes.ts';
import { measureRoad } from './road.ts';

const seatsMax = 512;

/** What one stake costs in processor time and in bytes. */
export async function measureCosts(database: BenchDatabase, server: Server, players: BenchPlayer[]): Promise<Figure[]> {
  const road = await measureRoad(server, { appUrl: database.appUrl, players });
  const bytes = await measureBytes(database, server.address, players.slice(0, seatsMax));
  return [
    { name: 'refusal_cost', value: road.refusalOverStake, decimals: 2 },
    { name: 'cpu_us_stake', value: road.stakeUs },
    { name: 'cpu_us_bare', value: road.bareUs },
    { name: 'cpu_stake_over_bare', value: road.stakeOverBare, goalMax: 1.7, decimals: 2 },
    { name: 'bytes_per_stake_and_win', value: bytes, decimals: 0 },
  ];
}
