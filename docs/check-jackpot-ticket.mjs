// Checks a saved proof without us: node check-jackpot-ticket.mjs <proof.json> <root>
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, publishedRoot] = process.argv.slice(2);
const { leaf, index, tickets, path, root } = JSON.parse(readFileSync(file, 'utf8'));
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();

let hash = sha256(Buffer.from([0]), Buffer.from(leaf, 'utf8'));
let [place, last] = [index, tickets - 1];
for (const step of path) {
  const beside = Buffer.from(step, 'hex');
  const isRight = place % 2 === 1 || place === last;
  hash = isRight ? sha256(Buffer.from([1]), beside, hash) : sha256(Buffer.from([1]), hash, beside);
  while (isRight && place % 2 === 0 && place > 0) [place, last] = [place / 2, Math.floor(last / 2)];
  [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
}

const isProved = last === 0 && index < tickets && hash.toString('hex') === root && root === publishedRoot;
const verdict = isProved ? `PROVED: one of ${tickets} tickets under ${root}` : 'NOT PROVED';
process.stdout.write(`${leaf}\n\n${verdict}\n`);
process.exitCode = isProved ? 0 : 1;
