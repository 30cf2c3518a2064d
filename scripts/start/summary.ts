import { demoPassword, demoPlayers } from '../../apps/platform/src/demo/players/demo-players.ts';
import { demoStaff } from '../../apps/platform/src/demo/staff/demo-staff.ts';
import type { Settings } from '../../apps/platform/src/settings/index.ts';

/** Its authenticator app has the secret that every demo member of the staff has. */
const appPlayer = demoPlayers.find(({ appSecret }) => appSecret)?.number;

/** What a person needs once everything runs: where to look, and how to stop it. */
export function summary(settings: Settings, databaseDirectory: string | undefined): string {
  const { siteUrl, dataDir, mode, demo, standIns, publicDetails, office } = settings;
  const elsewhere = databaseDirectory !== undefined && !databaseDirectory.startsWith(dataDir);
  const rows: [string, string][] = [
    ['site', siteUrl],
    ...(demo ? [['demo sign-in', `${demoPlayers[0].number} / ${demoPassword}`] satisfies [string, string]] : []),
    ...(mode === 'sandbox' ? [['phone', `${standIns.gateways.publicUrl}/phone`] satisfies [string, string]] : []),
    ['office', office.url],
    ...(demo
      ? [
          [
            'office staff',
            `${demoStaff.map(({ userName }) => userName).join(', ')} / ${demoPassword}, code of ${appPlayer}'s app`,
          ] satisfies [string, string],
        ]
      : []),
    ...(publicDetails ? [['API docs', `${siteUrl}/api/docs`] satisfies [string, string]] : []),
    ['logs', `${dataDir}/logs`],
    ['data', elsewhere ? `${dataDir}, database in ${databaseDirectory}` : dataDir],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const title = mode === 'sandbox' ? 'Harmattan is running: a sandbox, no real money.' : 'Harmattan is running, live.';
  const table = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
  return `\n${title}\n\n${table}\n\nCtrl-C stops it.`;
}
