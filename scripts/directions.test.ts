import { expect, test } from 'vitest';
import { refusedCases } from './check/lint-cases.ts';

// The rules themselves stand in biome.json; these show that each of them bites, and where it must not.
const forbidden: [file: string, imported: string][] = [
  ['packages/kernel/src/money.ts', '@harmattan/contract'],
  ['packages/kernel/src/money.ts', 'node:fs'],
  ['packages/contract/src/calls.ts', '@harmattan/ui/button'],
  ['packages/contract/src/calls.ts', 'node:fs'],
  ['packages/contract/src/calls.ts', 'node:fs/promises'],
  ['packages/wires/src/termii.ts', '@harmattan/contract'],
  ['packages/plumbing/src/migrate.ts', '@harmattan/contract'],
  ['packages/process/src/pool.ts', '@harmattan/plumbing/migrate'],
  ['packages/process/src/pool.ts', '../../../apps/platform/src/plumbing/log.ts'],
  ['apps/site/src/shared/brand.ts', '@harmattan/process/pool'],
  ['apps/platform/src/plumbing/log.ts', '../../../../proof/faults/product.ts'],
  ['stand-ins/arcade/src/main.ts', '../../../proof/faults/product.ts'],
  ['packages/supplier-clients/src/qtech.ts', '@harmattan/contract'],
  ['packages/supplier-clients/src/qtech.ts', '../../../apps/platform/src/main.ts'],
  ['packages/art/src/tile.ts', '@harmattan/wires/suppliers/names'],
  ['packages/art/src/tile.ts', 'node:fs'],
  ['packages/prose/src/read-prose.ts', '@harmattan/contract'],
  ['packages/fair/src/draws.ts', 'node:crypto'],
  ['packages/fair/src/draws.ts', '@harmattan/art/tile'],
  ['apps/site/src/shared/brand.ts', 'node:fs/promises'],
  ['apps/site/src/features/home/home-page.tsx', '../../features/gallery/gallery-page.tsx'],
  ['apps/platform/src/modules/wallet/transfer.ts', '../../modules/geo/geo-store.ts'],
  ['stand-ins/arcade/src/main.ts', '@harmattan/platform/src/main.ts'],
  ['stand-ins/sportsbook/src/main.ts', '@harmattan/platform/src/main.ts'],
  ['packages/ui/src/button.tsx', '@harmattan/contract'],
  ['packages/ui/src/button.tsx', 'react-router'],
  ['apps/site/src/features/home/home-page.tsx', '../gallery/gallery-page.tsx'],
  ['apps/site/src/features/home/home-page.tsx', '../../app/routes.ts'],
  ['apps/site/src/features/home/home-page.tsx', 'node:fs'],
  ['apps/site/src/shared/brand.ts', '../features/home/home-page.tsx'],
  ['apps/site/src/shared/brand.ts', 'zod'],
  ['apps/site/src/app/main.tsx', '../../../platform/src/main.ts'],
  ['apps/platform/src/settings/index.ts', '../plumbing/log.ts'],
  ['apps/platform/src/plumbing/log.ts', '../modules/geo/index.ts'],
  ['apps/platform/src/modules/geo/routes.ts', '../races/races-store.ts'],
  ['apps/platform/src/modules/geo/routes.ts', '../../platform.ts'],
  ['apps/platform/src/modules/wallet/transfer.ts', '../geo/index.ts'],
  ['stand-ins/arcade/src/main.ts', '../../../apps/platform/src/main.ts'],
  ['stand-ins/gateways/src/sms/index.ts', '@harmattan/contract'],
  ['packages/plumbing/src/migrate.ts', '../../../apps/platform/src/plumbing/log.ts'],
  ['packages/kernel/src/clock.ts', '../../../proof/simulate/virtual-time.ts'],
  ['packages/wires/src/termii.ts', '../../../proof/simulate/plan.ts'],
  ['apps/platform/src/modules/cashier/deposit.ts', '../../../../../proof/simulate/plan.ts'],
  ['apps/platform/src/modules/wallet/transfer.ts', '../../../../../proof/simulate/plan.ts'],
  ['apps/platform/src/plumbing/log.ts', '../../../../proof/simulate/plan.ts'],
  ['stand-ins/gateways/src/sms/index.ts', '../../../../proof/simulate/plan.ts'],
];

const allowed: [file: string, imported: string][] = [
  ['packages/kernel/src/money.ts', './assert.ts'],
  ['packages/contract/src/fields.ts', '@harmattan/kernel/money'],
  ['packages/contract/src/fields.ts', 'zod'],
  ['packages/supplier-clients/src/qtech.ts', '@harmattan/wires/suppliers/qtech'],
  ['packages/art/src/tile.ts', './motifs/index.ts'],
  ['packages/prose/src/read-prose.ts', './blocks.ts'],
  ['packages/ui/src/money.tsx', '@harmattan/kernel/money'],
  ['apps/site/src/features/home/home-page.tsx', '../../shared/brand.ts'],
  ['apps/site/src/features/home/home-page.tsx', './use-ip-country.ts'],
  ['apps/site/src/app/app.tsx', '../features/home/home-page.tsx'],
  ['apps/platform/src/plumbing/http/server.ts', '../../settings/index.ts'],
  ['apps/platform/src/modules/geo/routes.ts', '../../plumbing/http/answer.ts'],
  ['apps/platform/src/modules/cashier/deposit.ts', '../wallet/index.ts'],
  ['apps/platform/src/plumbing/db/migrate.ts', '@harmattan/plumbing/migrate'],
  ['packages/plumbing/src/stand-in/database.ts', '@harmattan/process/pool'],
  ['proof/faults/product.ts', '../../apps/platform/src/platform.ts'],
  ['stand-ins/gateways/src/sms/termii-routes.ts', '@harmattan/wires/termii'],
  ['stand-ins/gateways/src/plumbing/migrate.ts', '@harmattan/plumbing/migrate'],
  ['proof/simulate/instance.ts', '../../apps/platform/src/modules/wallet/index.ts'],
];

const refused = refusedCases(
  'lint/style/noRestrictedImports',
  [...forbidden, ...allowed].map(([path, imported]) => ({ path, source: `import '${imported}';` })),
);

for (const [at, [file, imported]] of forbidden.entries()) {
  test(`${file} may not import ${imported}`, () => expect(refused[at]).toBe(true));
}

for (const [at, [file, imported]] of allowed.entries()) {
  test(`${file} may import ${imported}`, () => expect(refused[forbidden.length + at]).toBe(false));
}
