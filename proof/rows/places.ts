import { type ESTree, parseSync } from 'vite';
import { resolveImport } from '../../scripts/tidy/resolve-import.ts';
import type { Tree } from '../../scripts/tidy/tree.ts';

export type Node = ESTree.Node;

/** A node of a source file, with the nodes around it, the nearest first. */
export interface Place<Of extends Node = Node> {
  file: string;
  node: Of;
  around: readonly Node[];
}

/** Finds what a name means where it is used: a declaration of its file, or of the file that it is imported from. */
export interface Places {
  of(file: string): Place[];
  find(at: Place, name: string): Place | undefined;
}

export function readPlaces(tree: Tree): Places {
  const read = new Map<string, Place[]>();

  function of(file: string): Place[] {
    const places = read.get(file) ?? walk({ file, node: parseSync(file, tree.read(file)).program, around: [] });
    read.set(file, places);
    return places;
  }

  function find(at: Place, name: string): Place | undefined {
    for (const [nth, around] of at.around.entries()) {
      const declared = declaredBy(around, name);
      if (declared) return placeOf(declared, at.file);
      if (isFunction(around) && around.params.some((param) => param.type === 'Identifier' && param.name === name))
        return { file: at.file, node: around, around: at.around.slice(nth + 1) };
    }
    return findImported(at.file, name);
  }

  const placeOf = (node: Node, file: string) => of(file).find((place) => place.node === node);

  function findImported(file: string, name: string): Place | undefined {
    for (const { node } of of(file)) {
      const isOther = node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration';
      if (!isOther || !node.source) continue;
      const from = resolveImport(tree, file, node.source.value);
      const original = originalName(node, name);
      const [program] = from === undefined ? [] : of(from);
      if (original !== undefined && program) return find({ ...program, around: [program.node] }, original);
    }
    return undefined;
  }

  return { of, find };
}

/** All nodes from this one on, in the order of the text. */
export function walk(place: Place): Place[] {
  const found = [place];
  const around = [place.node, ...place.around];
  for (const value of Object.values(place.node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) found.push(...walk({ file: place.file, node: child, around }));
    }
  }
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

export const isFunction = (node: Node): node is AnyFunction =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** The child of a place, with what is around it. */
export const inside = <Child extends Node>({ file, node, around }: Place, child: Child): Place<Child> => ({
  file,
  node: child,
  around: [node, ...around],
});

function declaredBy(around: Node, name: string): Node | undefined {
  if (around.type !== 'Program' && around.type !== 'BlockStatement') return typeParameter(around, name);
  for (const statement of around.body) {
    const declared = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement;
    if (declared.type === 'VariableDeclaration') {
      const variable = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
      if (variable) return variable;
    } else if ('id' in declared && declared.id && 'name' in declared.id && declared.id.name === name) return declared;
  }
  return undefined;
}

function typeParameter(around: Node, name: string): Node | undefined {
  if (!('typeParameters' in around)) return undefined;
  return around.typeParameters?.params.find((param) => param.name.name === name);
}

function originalName(node: ESTree.ImportDeclaration | ESTree.ExportNamedDeclaration, name: string) {
  for (const one of node.specifiers) {
    if (one.type === 'ImportSpecifier' && one.local.name === name && 'name' in one.imported) return one.imported.name;
    if (one.type === 'ExportSpecifier' && 'name' in one.exported && one.exported.name === name)
      return 'name' in one.local ? one.local.name : undefined;
  }
  return undefined;
}
