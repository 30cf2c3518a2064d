import type { Plugin, Rolldown } from 'vite';

/** Two files that import each other run in an order that neither knows; a page may stop at its first line then, and no type says so. */
export function forbidCircles(): Plugin {
  return {
    name: 'harmattan:forbid-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle);
      if (!circle) return;
      const names = circle.map((file) => bundle[file]?.name ?? file);
      this.error(`files of the site import each other: ${names.join(' → ')}`);
    },
  };
}

type Imports = Record<string, { type: string; imports?: string[] }>;

export function findCircle(bundle: Imports | Rolldown.OutputBundle): string[] | undefined {
  const done = new Set<string>();
  function walk(file: string, path: string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    const { imports = [] } = (bundle as Imports)[file] ?? {};
    for (const imported of imports) {
      const circle = walk(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of Object.keys(bundle)) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
