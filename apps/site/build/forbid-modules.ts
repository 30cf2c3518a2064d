import type { Plugin } from 'vite';

/** Fails the build when something reaches the player's bundle that must not. */
export function forbidModules(forbidden: RegExp, why: string): Plugin {
  return {
    name: 'harmattan:forbid-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const found = modules.find((id) => forbidden.test(id));
      if (found) this.error(`${found} must not reach the player: ${why}`);
    },
  };
}
