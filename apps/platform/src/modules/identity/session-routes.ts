import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { codeLifeSeconds } from './codes.ts';
import { originOf } from './device-cookie.ts';
import { endSession } from './end-session.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { listSessions } from './identity-store.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import { listSignIns } from './sign-in-store.ts';
import { refuseStepUp } from './step-up-answers.ts';

const rowsMax = 500;
const dayMs = 24 * 60 * 60 * 1_000;

type SessionCalls =
  | 'POST Security/UserLoginHistory'
  | 'GET Security/GetUserSessions'
  | 'POST Security/EndUserSession'
  | 'POST Security/SendStepUpCode';

/** The sign-ins and sessions of a player, and what an open session asks for. */
export function sessionRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, SessionCalls> {
  return {
    async 'POST Security/UserLoginHistory'({ query, context }) {
      const rows = await listSignIns(deps.pool, {
        playerId: context.player.playerId,
        from: query.fromDate,
        before: new Date(query.todate.getTime() + dayMs),
        limit: rowsMax,
      });
      return success(
        rows.map(({ is_mobile, os, browser, address, created_at, is_failed }) => ({
          IsMobile: is_mobile,
          os,
          browser,
          createTime: created_at,
          hostAddress: address,
          isFailed: is_failed,
        })),
      );
    },

    async 'GET Security/GetUserSessions'({ context }) {
      const rows = await listSessions(deps.pool, context.player.playerId, rowsMax);
      return success(
        rows.map(({ id, is_mobile, os, browser, address, created_at, last_seen_at }) => ({
          id,
          isCurrent: id === context.player.sessionId,
          IsMobile: is_mobile,
          os,
          browser,
          createTime: created_at,
          lastSeenTime: last_seen_at,
          hostAddress: address,
        })),
      );
    },

    async 'POST Security/EndUserSession'({ query, context }) {
      const outcome = await endSession(deps, context.player, {
        endedId: query.sessionId,
        proof: { password: query.password, code: query.stepUpCode },
        origin: originOf(context),
      });
      if (outcome === 'ended') return success(null);
      return outcome === 'does not exist' ? refuse('SESSION_DOES_NOT_EXIST', null) : refuseStepUp(outcome);
    },

    async 'POST Security/SendStepUpCode'({ context }) {
      const result = await sendStepUpCode(deps, context.player, originOf(context));
      switch (result.outcome) {
        case 'sent':
          return success({ remainingTime: codeLifeSeconds });
        case 'too soon':
          return refuse('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', { remainingTime: result.waitSeconds });
        default:
          return refuse('SMS_CODE_NOT_SEND', null);
      }
    },
  };
}
