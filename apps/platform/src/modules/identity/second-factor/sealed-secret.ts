import type { Sealed, Vault } from '../../../plumbing/vault.ts';
import type { SealedRow } from './second-factor-store.ts';

export function sealSecret(vault: Vault, playerId: bigint, secret: Uint8Array): Sealed {
  return vault.seal(secret, ownerOf(playerId));
}

export function openSecret(vault: Vault, row: SealedRow): Buffer {
  return vault.open({ keyId: row.key_id, box: row.secret }, ownerOf(row.player_id));
}

/** Also says what it is: a secret of another kind, should there be one, does not open as this. */
function ownerOf(playerId: bigint): string {
  return `second factor of player ${playerId}`;
}
