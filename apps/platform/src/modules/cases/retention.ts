import { empty } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';

/** A subject is empty once the words are forgotten. */
const isOld = `state = 'closed' and subject <> '' and state_at < app_now() - $1 * interval '1 day'`;

/** Texts, and what a writer without an account said of themselves. The case with its times, owner and outcome stays. */
export async function forgetWords(db: Queryable, days: number): Promise<void> {
  await empty(db, {
    table: 'cases.entry',
    set: "body = ''",
    where: `body <> '' and case_id in (select id from cases.case where ${isOld})`,
    values: [days],
  });
  await empty(db, {
    table: 'cases.case',
    set: `subject = '', contact_name = case when contact_name is not null then '' end,
      contact_email = case when contact_email is not null then '' end`,
    where: isOld,
    values: [days],
  });
}
