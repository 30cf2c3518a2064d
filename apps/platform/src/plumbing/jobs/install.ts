import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { jobsSchema } from './jobs.ts';

/** Creates or upgrades the job tables as their owner, so that the running role needs no right to change tables. */
export async function installJobs(options: { url: string; appRole: string }): Promise<void> {
  const boss = new PgBoss({
    connectionString: options.url,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    max: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
  await grant(options);
}

async function grant(options: { url: string; appRole: string }): Promise<void> {
  const client = new pg.Client({ connectionString: options.url });
  // The open query fails with the connection. Without a listener the event would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    const appRole = client.escapeIdentifier(options.appRole);
    await client.query(`
      grant usage on schema ${jobsSchema} to ${appRole};
      grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${appRole};
      grant usage on all sequences in schema ${jobsSchema} to ${appRole};
    `);
  } finally {
    await client.end();
  }
}
