import type { ESTree } from 'vite';
import type { Tree } from '../../scripts/tidy/tree.ts';
import { inside, type Place, type Places, readPlaces } from './places.ts';
import { type Shape, shapeOf } from './row-shape.ts';
import { statementText } from './statement-text.ts';

/** A call that names the type of its rows. */
export interface TypedQuery {
  /** The file, and the type as it is written there. */
  at: string;
  shape: Shape;
  /** The texts that it may send, as far as the program's constants tell. */
  texts: string[];
}

export function findTypedQueries(tree: Tree, files: readonly string[]): TypedQuery[] {
  const places = readPlaces(tree);
  return files
    .filter((file) => /\b(?:query|ask)</.test(tree.read(file)))
    .flatMap((file) => places.of(file))
    .flatMap((place) => readQuery(tree, places, place) ?? []);
}

function readQuery(tree: Tree, places: Places, place: Place): TypedQuery | undefined {
  if (!isCall(place) || statementAt(place) === undefined) return undefined;
  const [type] = place.node.typeArguments?.params ?? [];
  const argument = place.node.arguments[statementAt(place) ?? 0];
  if (!type || !argument) return undefined;
  const at = inside(place, argument);
  const texts = [statementText(places, at, 'first'), statementText(places, at, 'last')];
  return {
    at: `${place.file} <${tree.read(place.file).slice(type.start, type.end).replace(/\s+/g, ' ')}>`,
    shape: shapeOf(places, inside(place, type)),
    texts: [...new Set(texts.filter((text) => text !== undefined))],
  };
}

const isCall = (place: Place): place is Place<ESTree.CallExpression> => place.node.type === 'CallExpression';

/** Which argument is the statement: of `db.query` the first one, of the wallet's `ask` the one after the pool. */
function statementAt({ node: { callee } }: Place<ESTree.CallExpression>): number | undefined {
  if (callee.type === 'Identifier') return callee.name === 'ask' ? 1 : undefined;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name === 'query' ? 0 : undefined;
}
