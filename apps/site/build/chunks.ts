import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

/** Changes with the versions of packages only, so a returning phone has it in its cache. What the compiler adds to them goes with them. */
const vendor = /\/node_modules\/|@oxc-project|rolldown\/runtime/;

/** Texts that the shell and the first page ask for at once, and those that they ask for after the first paint. */
const texts =
  /\/i18n\/(?:src\/languages\/(\w+)\.ts|catalogues\/(\w+)\/(home|shell|message|menu|sports|start-up|welcome)\.json)$/;
const laterTexts: readonly (string | undefined)[] = ['menu', 'sports', 'start-up', 'welcome'];

/** The first page; what it shows after the first paint, to all; and the menus, most of which are a player's. */
const home = /\/features\/home\/home-page\.tsx$/;
const later =
  /\/src\/(app\/(pwa\/app-updates|shell\/footer)|features\/home\/welcome|shared\/(jackpot\/jackpot-pool|sportsbook\/(book-choice|sports-frame)))\.tsx$/;
const menu = /\/src\/app\/(navigation|session|shell|polling)\//;

/**
 * Which modules travel together. Every file costs its headers, some 400 bytes, and most modules are smaller than that; but a page does
 * not fetch what it has no use for. Each group takes what those above it have left.
 */
const inOrder: Group[] = [
  { name: 'vendor', test: vendor },
  // Everything that the first paint needs, in one piece; what comes later then shares it by one name.
  { name: 'app', tags: ['$initial'] },
  { name: textsOf, test: texts },
  { name: importedBy(home, 'home'), debugName: 'home' },
  // What most pages are made of.
  { name: 'shared', test: /\/(packages|src\/shared)\//, minShareCount: 4 },
  { name: importedBy(later, 'later'), debugName: 'later' },
  { name: importedBy(menu, 'menu'), debugName: 'menu' },
];

export const groups: Group[] = inOrder.map((group, at) => ({ ...group, priority: inOrder.length - at }));

function textsOf(id: string): string | null {
  const [, language, ofCatalogue, name] = texts.exec(id) ?? [];
  if (language) return `texts-${language}`;
  return ofCatalogue ? `${laterTexts.includes(name) ? 'later-texts' : 'texts'}-${ofCatalogue}` : null;
}

/** The modules that match, with all that they import at once. */
function importedBy(top: RegExp, name: string): (id: string, context: Context) => string | null {
  function isOf(id: string, context: Context, seen: Set<string>): boolean {
    if (top.test(id)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return context.getModuleInfo(id)?.importers.some((importer) => isOf(importer, context, seen)) ?? false;
  }
  return (id, context) => (isOf(id, context, new Set()) ? name : null);
}
