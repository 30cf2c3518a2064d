import { spawnSync } from 'node:child_process';

const biome = 'node_modules/@biomejs/biome/bin/biome';
process.exitCode = spawnSync(process.execPath, [biome, 'check', '--write', '.'], { stdio: 'inherit' }).status ?? 1;
