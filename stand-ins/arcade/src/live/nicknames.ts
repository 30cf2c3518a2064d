import { createHmac } from 'node:crypto';
import type { Random } from '@harmattan/kernel/random';

const keyBytes = 32;

/**
 * What others read of a player: four digits, the same for as long as the arcade runs. The key stays in this process, so that trying
 * out every player's number tells nothing.
 */
export function createNicknames(random: Random): (player: string) => string {
  const key = random.bytes(keyBytes);
  return (player) => {
    const digest = createHmac('sha256', key).update(player).digest();
    return String(1_000 + (digest.readUInt32BE(0) % 9_000));
  };
}
