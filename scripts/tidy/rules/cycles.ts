import { resolveImport } from '../resolve-import.ts';
import { isTest, isTestSupport, type Tree } from '../tree.ts';
import type { Finding } from './finding.ts';

type Graph = Map<string, Set<string>>;

/** Files, and then folders of the product, that need one another at run time. */
export function findCycles(tree: Tree): Finding[] {
  const files = fileGraph(tree);
  return [...findRings(files), ...findRings(folderGraph(files))].map((ring) => ({
    key: [...ring].sort().join(' '),
    text: [...ring, ring[0]].join(' → '),
  }));
}

function fileGraph(tree: Tree): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of tree.modules.values()) {
    const needed = imports
      .filter(({ kind }) => kind === 'value')
      .map(({ from }) => resolveImport(tree, path, from))
      .filter((to) => to !== undefined && tree.modules.has(to));
    graph.set(path, new Set(needed as string[]));
  }
  return graph;
}

/** A layer of the product: a module of the platform, a feature of the site, a folder of a stand-in's server, a package. */
const layers = [
  /^apps\/platform\/src\/modules\/[^/]+(?=\/)/,
  /^apps\/site\/src\/features\/[^/]+(?=\/)/,
  /^(?:apps|stand-ins)\/[^/]+\/src\/[^/]+(?=\/)/,
  /^packages\/[^/]+/,
];

function folderGraph(files: Graph): Graph {
  const graph: Graph = new Map();
  const layerOf = (path: string) => layers.map((layer) => layer.exec(path)?.[0]).find((found) => found !== undefined);
  for (const [path, needed] of files) {
    const layer = layerOf(path);
    if (!layer || isTest(path) || isTestSupport(path)) continue;
    const around = graph.get(layer) ?? new Set();
    for (const to of needed) {
      const other = layerOf(to);
      if (other && other !== layer) around.add(other);
    }
    graph.set(layer, around);
  }
  return graph;
}

/** One shortest way around in each group of nodes that all reach one another. */
function findRings(graph: Graph): string[][] {
  const done = new Set<string>();
  const rings: string[][] = [];
  for (const start of graph.keys()) {
    const ring = done.has(start) ? undefined : shortestWayBack(graph, start);
    if (!ring) continue;
    rings.push(ring);
    for (const one of strongGroup(graph, start)) done.add(one);
  }
  return rings;
}

function shortestWayBack(graph: Graph, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) as string) ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function strongGroup(graph: Graph, start: string): Set<string> {
  const backwards: Graph = new Map();
  for (const [from, all] of graph) {
    for (const to of all) backwards.set(to, (backwards.get(to) ?? new Set()).add(from));
  }
  return reached(graph, start).intersection(reached(backwards, start));
}

function reached(graph: Graph, start: string): Set<string> {
  const seen = new Set([start]);
  for (const one of seen) for (const next of graph.get(one) ?? []) seen.add(next);
  return seen;
}
