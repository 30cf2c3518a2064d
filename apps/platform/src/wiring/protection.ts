import { marketRules } from '@harmattan/kernel/market-rules';
import { createCases } from '../modules/cases/index.ts';
import { createCompliance } from '../modules/compliance/index.ts';
import { createDormancy } from '../modules/dormancy/index.ts';
import { createIncidents } from '../modules/incidents/index.ts';
import type { Ground } from './ground.ts';
import { createHarmMarkers } from './markers.ts';
import type { Players } from './players.ts';
import { openVerification } from './verification.ts';

/** What watches over players and payments before any money moves. */
export function createProtection(ground: Ground, players: Players) {
  const { settings, log, clock, bus, outbox, database, random, ids } = ground;
  const { pool } = database;
  const cases = createCases({ pool, clock, ids, random, settings: settings.cases });
  const incidents = createIncidents({ pool, clock, ids, log, bus, outbox });
  const compliance = createCompliance({ pool, clock, ids, settings: settings.compliance, cases });
  const dormancy = createDormancy({ pool, ids, log, bus, outbox, rules: marketRules.dormancy });
  const markers = createHarmMarkers(ground, cases);
  return { cases, incidents, compliance, dormancy, markers, verification: openVerification(ground, players, cases) };
}
