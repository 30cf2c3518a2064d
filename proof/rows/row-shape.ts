import type { ESTree } from 'vite';
import { inside, type Node, type Place, type Places } from './places.ts';
import { plainTypes, type Word, wordsOf } from './type-words.ts';

/** What a row's type says of its fields. */
export interface Shape {
  fields: ReadonlyMap<string, Field>;
  /** Takes fields that it does not name. */
  isOpen: boolean;
}

export interface Field {
  words: ReadonlySet<Word>;
  isOptional: boolean;
}

const nothing: Shape = { fields: new Map(), isOpen: false };
const anything: Shape = { fields: new Map(), isOpen: true };

/** The fields of a type, through names, imports, extensions and the usual tools. What cannot be read takes any field. */
export function shapeOf(places: Places, at: Place): Shape {
  const { node } = at;
  const inner = (child: Node) => shapeOf(places, inside(at, child));
  switch (node.type) {
    case 'TSTypeLiteral':
      return membersOf(places, at, node.members);
    case 'TSInterfaceDeclaration':
      return both([...node.extends.map(inner), membersOf(places, inside(at, node.body), node.body.body)]);
    case 'TSTypeAliasDeclaration':
      return inner(node.typeAnnotation);
    case 'TSTypeParameter':
      return node.constraint ? inner(node.constraint) : anything;
    case 'TSParenthesizedType':
      return inner(node.typeAnnotation);
    case 'TSIntersectionType':
      return both(node.types.map(inner));
    case 'TSUnionType':
      return either(node.types.map(inner));
    case 'TSInterfaceHeritage':
      return node.expression.type === 'Identifier' ? named(places, at, node.expression.name, node) : anything;
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier' ? named(places, at, node.typeName.name, node) : anything;
    default:
      return anything;
  }
}

type Reference = ESTree.TSTypeReference | ESTree.TSInterfaceHeritage;

function named(places: Places, at: Place, name: string, { typeArguments }: Reference): Shape {
  const [first, second] = typeArguments?.params ?? [];
  const of = () => (first ? shapeOf(places, inside(at, first)) : anything);
  const keys = new Set(second ? literalsOf(second) : []);
  if (name === 'Pick') return only(of(), (field) => keys.has(field));
  if (name === 'Omit') return only(of(), (field) => !keys.has(field));
  if (name === 'Readonly') return of();
  const found = places.find(at, name);
  return found ? shapeOf(places, found) : anything;
}

function membersOf(places: Places, at: Place, members: readonly ESTree.TSSignature[]): Shape {
  const fields = members.flatMap((member): [string, Field][] => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
    const { key, optional: isOptional } = member;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const type = inside(at, member.typeAnnotation.typeAnnotation);
    return [[name, { words: wordsOf(type, (of) => wordsBehind(places, of)), isOptional }]];
  });
  return { fields: new Map(fields), isOpen: members.some(({ type }) => type === 'TSIndexSignature') };
}

/** The words of a type that has a name of our own. */
function wordsBehind(places: Places, at: Place<ESTree.TSTypeReference>): ReadonlySet<Word> {
  const name = at.node.typeName.type === 'Identifier' ? at.node.typeName.name : '';
  const plain = plainTypes[name];
  if (plain) return new Set([plain]);
  const found = places.find(at, name);
  if (found?.node.type !== 'TSTypeAliasDeclaration') return new Set(['anything']);
  return wordsOf(inside(found, found.node.typeAnnotation), (of) => wordsBehind(places, of));
}

function both(shapes: readonly Shape[]): Shape {
  return {
    fields: new Map(shapes.flatMap(({ fields }) => [...fields])),
    isOpen: shapes.some(({ isOpen }) => isOpen),
  };
}

function either(shapes: readonly Shape[]): Shape {
  const names = new Set(shapes.flatMap(({ fields }) => [...fields.keys()]));
  const fields = [...names].map((name): [string, Field] => {
    const found = shapes.map(({ fields }) => fields.get(name));
    const words = new Set(found.flatMap((field) => [...(field?.words ?? [])]));
    return [name, { words, isOptional: found.some((field) => !field || field.isOptional) }];
  });
  return { fields: new Map(fields), isOpen: shapes.some(({ isOpen }) => isOpen) };
}

function only({ fields, isOpen }: Shape, isWanted: (name: string) => boolean): Shape {
  if (isOpen) return anything;
  return fields.size === 0 ? nothing : { fields: new Map([...fields].filter(([name]) => isWanted(name))), isOpen };
}

function literalsOf(node: Node): string[] {
  if (node.type === 'TSUnionType') return node.types.flatMap(literalsOf);
  if (node.type !== 'TSLiteralType' || node.literal.type !== 'Literal') return [];
  return [String(node.literal.value)];
}
