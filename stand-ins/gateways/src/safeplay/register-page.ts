import type { EntryRow } from './safeplay-store.ts';

interface PageWords {
  entries: EntryRow[];
  problem: string | undefined;
}

/** A plain form: a tester enters a person, as the person would at the authority. */
export function registerPage({ entries, problem }: PageWords): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Exclusion register · sandbox</title>
  </head>
  <body>
    <main>
      <h1>Exclusion register</h1>
      <p>A stand-in for the register of Lagos. The operator is told of each new entry at once.</p>
      ${problem === undefined ? '' : `<p role="alert">${escapeText(problem)}</p>`}
      <form method="post" action="/safeplay">
        ${field('firstName', 'First name', 'required')}
        ${field('lastName', 'Last name', 'required')}
        ${field('birthDate', 'Date of birth', 'type="date" required')}
        ${field('phone', 'Phone, such as 2348031234567', 'inputmode="numeric"')}
        ${field('email', 'E-mail', 'type="email"')}
        ${field('identityNumber', 'NIN', 'inputmode="numeric"')}
        <p><button type="submit">Exclude this person</button></p>
      </form>
      <h2>Entered</h2>
      <ol reversed>
        ${entries.map(entryItem).join('\n        ')}
      </ol>
    </main>
  </body>
</html>
`;
}

function field(name: string, label: string, more: string): string {
  return `<p><label>${label}<br /><input name="${name}" ${more} /></label></p>`;
}

function entryItem({ firstName, lastName, birthDate, phones, emails, identityNumber }: EntryRow): string {
  const known = [...phones, ...emails, identityNumber].filter((text) => text);
  return `<li>${escapeText(`${firstName} ${lastName}, ${birthDate}${known.length > 0 ? `: ${known.join(', ')}` : ''}`)}</li>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
