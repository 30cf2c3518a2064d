import { type ESTree, parseSync, Visitor } from 'vite';

interface Import {
  from: string;
  /** A type import is gone at run time, a dynamic one comes later: neither can close a cycle. */
  kind: 'value' | 'type' | 'dynamic';
  names: string[] | 'all';
  line: number;
}

interface Export {
  name: string;
  line: number;
  /** Named by the signature of another export of its file, so that callers may name it too. */
  isOfSignature: boolean;
}

interface FunctionSpan {
  name: string;
  line: number;
  lines: number;
}

/** What the rules need to know of a source file. */
export interface Module {
  path: string;
  imports: Import[];
  exports: Export[];
  /** The modules whose every export this one exports. */
  stars: string[];
  functions: FunctionSpan[];
  /** Texts in the code; some are paths of files or names of packages. */
  strings: string[];
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

export function readModule(path: string, text: string): Module {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = lineFinder(text);
  const module: Module = { path, imports: [], exports: [], stars: [], functions: [], strings: [] };
  const literals: string[] = [];
  new Visitor({
    ...importVisitor(module, lineAt),
    ...exportVisitor(module, text, lineAt),
    ...functionVisitor(module, lineAt),
    Literal({ value }) {
      if (typeof value === 'string') literals.push(value);
    },
  }).visit(program);
  // What an import names is no path that the code opens by itself.
  const imported = new Set(module.imports.map(({ from }) => from));
  module.strings = literals.filter((text) => !imported.has(text));
  for (const { value, start } of comments) module.imports.push(...readJsDoc(value, lineAt(start)));
  return module;
}

function importVisitor({ imports, exports, stars }: Module, lineAt: (offset: number) => number) {
  return {
    ImportDeclaration({ source, importKind, specifiers, start }: ESTree.ImportDeclaration) {
      const names = specifiers.map((one) => {
        if (one.type === 'ImportDefaultSpecifier') return 'default';
        return one.type === 'ImportSpecifier' ? nameOf(one.imported) : undefined;
      });
      const kind = importKind === 'type' ? 'type' : 'value';
      imports.push({ from: source.value, kind, names: allOr(names), line: lineAt(start) });
    },
    ImportExpression({ source, start }: ESTree.ImportExpression) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      imports.push({ from: source.value, kind: 'dynamic', names: 'all', line: lineAt(start) });
    },
    TSImportType({ source, qualifier, start }: ESTree.TSImportType) {
      const names = qualifier?.type === 'Identifier' ? [qualifier.name] : ('all' as const);
      imports.push({ from: source.value, kind: 'type', names, line: lineAt(start) });
    },
    ExportAllDeclaration({ source, exported, exportKind, start }: ESTree.ExportAllDeclaration) {
      const kind = exportKind === 'type' ? 'type' : 'value';
      imports.push({ from: source.value, kind, names: exported ? 'all' : [], line: lineAt(start) });
      if (exported) exports.push({ name: nameOf(exported), line: lineAt(start), isOfSignature: false });
      else stars.push(source.value);
    },
  };
}

function exportVisitor({ imports, exports }: Module, text: string, lineAt: (offset: number) => number) {
  const isNamedAgain = (name: string) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
  return {
    ExportNamedDeclaration({ source, exportKind, specifiers, declaration, start }: ESTree.ExportNamedDeclaration) {
      const line = lineAt(start);
      for (const { exported } of specifiers) exports.push({ name: nameOf(exported), line, isOfSignature: false });
      const isType = declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration';
      for (const name of declaredNames(declaration)) {
        exports.push({ name, line, isOfSignature: isType && isNamedAgain(name) });
      }
      if (!source) return;
      const kind = exportKind === 'type' ? 'type' : 'value';
      imports.push({ from: source.value, kind, names: specifiers.map(({ local }) => nameOf(local)), line });
    },
    ExportDefaultDeclaration({ start }: ESTree.ExportDefaultDeclaration) {
      exports.push({ name: 'default', line: lineAt(start), isOfSignature: false });
    },
  };
}

function functionVisitor({ functions }: Module, lineAt: (offset: number) => number) {
  const names = new Map<number, string>();
  const groups = new Set<number>();
  const note = (node: AnyFunction) => {
    // The callback of a group of tests is a list, each of whose tests is a function of its own.
    if (groups.has(node.start)) return;
    const line = lineAt(node.start);
    const name = (node.type === 'ArrowFunctionExpression' ? undefined : node.id?.name) ?? names.get(node.start);
    functions.push({ name: name ?? 'a function', line, lines: lineAt(node.end) - line + 1 });
  };
  return {
    VariableDeclarator({ id, init }: ESTree.VariableDeclarator) {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name);
    },
    Property({ key, value }: ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty) {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    MethodDefinition({ key, value }: ESTree.MethodDefinition) {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    CallExpression({ callee, arguments: args }: ESTree.CallExpression) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type !== 'Identifier') return;
      for (const one of args) {
        if (called.name === 'describe') groups.add(one.start);
        else names.set(one.start, titleOf(args) ?? `the callback of ${called.name}`);
      }
    },
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  };
}

/** A test is known by its title. */
function titleOf([first]: ESTree.CallExpression['arguments']): string | undefined {
  return first?.type === 'Literal' && typeof first.value === 'string' ? `'${first.value}'` : undefined;
}

function declaredNames(declaration: ESTree.Declaration | null): string[] {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => boundNames(id));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function boundNames(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  if (pattern.type === 'ArrayPattern') {
    return pattern.elements.flatMap((one) => (one && one.type !== 'RestElement' ? boundNames(one) : []));
  }
  return pattern.properties.flatMap((one) => (one.type === 'RestElement' ? [] : boundNames(one.value)));
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** A namespace import may use every name. */
function allOr(names: (string | undefined)[]): string[] | 'all' {
  return names.includes(undefined) ? 'all' : names.filter((name) => name !== undefined);
}

/** `import('./x.js').Name` in a comment is how JavaScript names a type. */
function readJsDoc(comment: string, line: number): Import[] {
  return [...comment.matchAll(/import\('([^']+)'\)(?:\.(\w+))?/g)].map(([, from = '', name]) => ({
    from,
    kind: 'type',
    names: name === undefined ? 'all' : [name],
    line,
  }));
}

function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
