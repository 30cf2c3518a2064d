import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { listedBytes } from '../apps/platform/src/modules/identity/common-passwords.ts';

/** A shorter one is not even the stem of a password, such as mary in mary1990. */
const lengthMin = 4;

// Reads a JSON array of passwords from a file and writes their hashes, sorted, for the platform to search.
const [source] = process.argv.slice(2);
if (!source) throw new Error('Usage: npm run common-passwords -- <passwords.json>');
const passwords: string[] = JSON.parse(readFileSync(source, 'utf8'));
const folded = new Set(passwords.map((text) => text.toLowerCase()).filter((text) => text.length >= lengthMin));
const hashes = [...folded].map((text) => hash('sha256', text, 'buffer').subarray(0, listedBytes));
const file = new URL('../apps/platform/src/modules/identity/common-passwords.bin', import.meta.url);
writeFileSync(file, Buffer.concat(hashes.sort(Buffer.compare)));
console.log(`${folded.size} passwords`);
