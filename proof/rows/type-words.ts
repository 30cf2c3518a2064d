import type { ESTree } from 'vite';
import { inside, type Place } from './places.ts';

/** What a value of a column is in the program, as far as a test can tell. */
export type Word = 'bigint' | 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'list' | 'null' | 'anything';

const keywords: Partial<Record<ESTree.TSType['type'], Word>> = {
  TSBigIntKeyword: 'bigint',
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'null',
  TSTemplateLiteralType: 'string',
  TSArrayType: 'list',
  TSTupleType: 'list',
};

export const plainTypes: Readonly<Record<string, Word>> = { Date: 'Date', Buffer: 'Buffer', Array: 'list' };

/** Every word that a value of the type may be. `behind` reads a type that has a name. */
export function wordsOf(
  at: Place,
  behind: (named: Place<ESTree.TSTypeReference>) => ReadonlySet<Word>,
): ReadonlySet<Word> {
  const { node } = at;
  const inner = (child: ESTree.TSType) => wordsOf(inside(at, child), behind);
  const keyword = keywords[node.type as ESTree.TSType['type']];
  if (keyword) return new Set([keyword]);
  switch (node.type) {
    case 'TSLiteralType':
      return new Set([node.literal.type === 'Literal' ? (typeof node.literal.value as Word) : 'anything']);
    case 'TSUnionType':
      return new Set(node.types.flatMap((type) => [...inner(type)]));
    // A brand adds nothing to the value.
    case 'TSIntersectionType': {
      const words = node.types.flatMap((type) => [...inner(type)]).filter((word) => word !== 'anything');
      return new Set(words.length > 0 ? words : ['anything']);
    }
    case 'TSParenthesizedType':
      return inner(node.typeAnnotation);
    case 'TSTypeReference':
      return behind(at as Place<ESTree.TSTypeReference>);
    default:
      return new Set(['anything']);
  }
}
