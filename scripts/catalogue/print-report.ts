import type { FieldChange, GameTold, ImportReport } from '../../apps/platform/src/modules/catalogue/index.ts';

const addedShownMax = 50;

/** One line for each row that is not as it was, and for each that could not be taken. */
export function reportLines({ suppliers, games, bad, isWritten, isDisablingLeftOut }: ImportReport): string[] {
  const added = games.added.slice(0, addedShownMax).map((game) => `  + ${nameOf(game)}`);
  const more = games.added.length - added.length;
  return [
    ...suppliers.added.map((name) => `  + ${name}`),
    ...suppliers.changed.map(({ name, changes }) => `  ~ ${name}: ${changesOf(changes)}`),
    ...added,
    ...(more > 0 ? [`  + and ${more} more`] : []),
    ...games.changed.map((game) => `  ~ ${nameOf(game)}: ${changesOf(game.changes)}`),
    ...games.disabled.map((game) => `  - ${nameOf(game)}`),
    ...bad.map(({ part, row, supplier, externalId, problems }) => {
      const who = [supplier, externalId].filter(Boolean).join('/');
      return `  ! ${part}, row ${row}${who && ` (${who})`}: ${problems.join('; ')}`;
    }),
    `Suppliers: ${suppliers.added.length} added, ${suppliers.changed.length} changed, ${suppliers.unchanged} unchanged`,
    `Games: ${games.added.length} added, ${games.changed.length} changed, ${games.unchanged} unchanged, ` +
      `${games.disabled.length} disabled`,
    `Bad rows: ${bad.length}`,
    ...(isWritten ? [] : ['Nothing of this was written, because rows are bad and --strict was given.']),
    ...(isWritten && isDisablingLeftOut
      ? ['Nothing was disabled: a game that seems to be missing might be one of the bad rows.']
      : []),
  ].map(withoutControlSigns);
}

function nameOf({ supplier, externalId, variant, name }: GameTold): string {
  return `${[supplier, externalId, variant].filter(Boolean).join('/')} “${name}”`;
}

function changesOf(changes: FieldChange[]): string {
  return changes.map(({ field, from, to }) => `${field} ${from || '(empty)'} → ${to || '(empty)'}`).join(', ');
}

/** The words come from a file and go to a terminal, which such signs could take over. */
function withoutControlSigns(line: string): string {
  return line.replace(/\p{C}/gu, '?');
}
