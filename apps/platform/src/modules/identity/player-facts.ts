import { assert } from '@harmattan/kernel/assert';
import { confirmPlayer, type Proof } from './confirm-player.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, findSessionEpoch } from './identity-store.ts';
import { isOnNewDevice } from './new-device.ts';
import { isUserNameProven } from './number-proof/number-proof-store.ts';
import { type OpenSession, recogniseSession } from './recognise-session.ts';
import { type NeedsProof, requireProvenNumber } from './require-proven-number.ts';
import { recordEvent } from './security-events.ts';
import { canonicalUserName } from './user-name-rules.ts';

/** What other modules ask about a player. */
export function playerFacts(deps: IdentityDeps) {
  /** The id comes from a session or from our own tables, so there is such a player. */
  async function knownPlayer(playerId: bigint) {
    const player = await findPlayer(deps.pool, { id: playerId });
    assert(player, 'a player with a known id exists');
    return player;
  }

  return {
    async identityOf(playerId: bigint) {
      const player = await knownPlayer(playerId);
      return {
        userName: player.user_name,
        currency: player.currency,
        country: deps.country,
        appSecondFactor: player.app_second_factor,
        smsSecondFactor: player.sms_second_factor,
      };
    },
    /** Goes along with whatever the session gives rise to. Undefined once it has ended. */
    epochOfSession: (sessionId: string) => findSessionEpoch(deps.pool, sessionId),
    /** Of the page that the player used last. */
    languageOf: async (playerId: bigint) => (await knownPlayer(playerId)).language ?? ('en' as const),
    userNameOf: async (playerId: bigint) => (await knownPlayer(playerId)).user_name,
    rankOf: async (playerId: bigint) => (await knownPlayer(playerId)).rank_id,
    /** Asks for one proof in an open session: a code where the app is on, otherwise the password, or a code by SMS where those are on. */
    confirmPlayer: (session: OpenSession, proof: Proof) => confirmPlayer(deps, session, proof),
    /** What a player asked for about their own data, as a security event. */
    async recordRight(session: OpenSession, outcome: 'export asked' | 'closing confirmed'): Promise<void> {
      const { caller } = await recogniseSession(deps, session);
      await recordEvent(deps, { event: 'data rights', outcome, ...caller });
    },
    /** The one check before a withdrawal, a second factor or a push. */
    requireProvenNumber: (playerId: bigint, wanted: NeedsProof) => requireProvenNumber(deps, { playerId, wanted }),
    /** The same for texts, all but those with a code. */
    mayBeTexted: (userName: string) => isUserNameProven(deps.pool, userName),
    isOnNewDevice: (sessionId: string, options: { youngSeconds: number }) => isOnNewDevice(deps, sessionId, options),
    /** However the number is written. */
    async playerByUserName(text: string): Promise<{ playerId: bigint; userName: string } | undefined> {
      const userName = canonicalUserName(text, deps.countryDigits);
      const player = userName ? await findPlayer(deps.pool, { userName }) : undefined;
      return player && { playerId: player.id, userName: player.user_name };
    },
  };
}
