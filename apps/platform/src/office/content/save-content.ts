import type { Version } from '../../modules/content/index.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import { type ContentDocument, type ContentKind, kindsOfContent } from './content-kinds.ts';
import { type WholeVersion, wholeOf } from './read-content.ts';

interface SaveWish {
  key: string | null;
  basedOn: number;
  document: ContentDocument;
  comment: string;
}

type Saved = { key: string; version: number; problems: string[] } | { theirs: WholeVersion | null } | 'unknown';

const newKeyTriesMax = 5;

/** Saves a draft. One that is new gets the next free number. */
export async function saveContent(deps: OfficeDeps, context: Signed, wish: SaveWish): Promise<Saved> {
  const { kind } = wish.document;
  const of = kindsOfContent(deps)[kind];
  if (wish.key !== null) {
    const origin = (await of.filed()).get(wish.key);
    const isKnown = origin ?? (await deps.content.findVersion({ kind, key: wish.key, number: 'newest' }));
    return isKnown === undefined ? 'unknown' : saveAs(deps, context, { ...wish, key: wish.key, origin });
  }
  if (!of.mayCreate || wish.basedOn !== 0) return 'unknown';
  for (let tries = 0; tries < newKeyTriesMax; tries += 1) {
    const saved = await saveAs(deps, context, { ...wish, key: await nextKey(deps, kind) });
    // Another editor began one under the same number.
    if (!('theirs' in saved)) return saved;
  }
  return { theirs: null };
}

async function saveAs(
  deps: OfficeDeps,
  context: Signed,
  { key, basedOn, origin, document: { kind, body }, comment }: SaveWish & { key: string; origin?: unknown },
): Promise<Exclude<Saved, 'unknown'>> {
  const saved = await deps.content.save({
    ...{ kind, key, basedOn, origin, body, memberId: context.staff.staffId, why: comment },
    also: (transaction, { before, number, hash }) => {
      const entry = { ...actorOf(context), action: 'save content', subject: `${kind} ${key}`, reason: comment };
      return deps.audit.record(
        { ...entry, outcome: 'done', before: before && shortOf(before), after: { version: number, hash } },
        transaction,
      );
    },
  });
  if ('newest' in saved) return { theirs: wholeOf(kind, saved.newest) };
  return { key, version: saved.number, problems: await kindsOfContent(deps)[kind].problemsOf(body) };
}

const shortOf = ({ number, hash }: Version) => ({ version: number, hash });

async function nextKey(deps: OfficeDeps, kind: ContentKind): Promise<string> {
  const [filed, written] = await Promise.all([kindsOfContent(deps)[kind].filed(), deps.content.list(kind)]);
  const numbers = [...filed.keys(), ...written.map(({ key }) => key)].map(Number);
  return String(Math.max(0, ...numbers) + 1);
}
