import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { passwordRoutes } from './password-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { register } from './register.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

type IdentityCalls =
  | 'POST Security/Register'
  | keyof ReturnType<typeof signInRoutes>
  | keyof ReturnType<typeof recoveryRoutes>
  | keyof ReturnType<typeof passwordRoutes>
  | keyof ReturnType<typeof sessionRoutes>;

export function identityRoutes(deps: IdentityDeps): Pick<Handlers<Calls>, IdentityCalls> {
  return {
    ...signInRoutes(deps),
    ...recoveryRoutes(deps),
    ...passwordRoutes(deps),
    ...sessionRoutes(deps),

    async 'POST Security/Register'({ body }) {
      const outcome = await register(deps, {
        userName: body.username,
        password: body.password,
        confirmPassword: body.confirmPassword,
        acceptsTerms: body.agreeAll === 1,
        referrerCode: body.referrerCode ?? undefined,
      });
      switch (outcome) {
        case 'registered':
          return success({ message: 'SUCCESS' });
        case 'not a number':
          return refuse('VALIDATION_ERROR', { message: 'Please_enter_numbers_only' });
        case 'not a mobile number':
          return refuse('VALIDATION_ERROR', { message: 'InvalidMobileNumber' });
        case 'unacceptable password':
          return refuse('INCORRECT_PARAMETER_VALUE', { message: 'InvalidPassword' });
        case 'password too common':
          return refuse('PASSWORD_TOO_COMMON', { message: 'PASSWORD_TOO_COMMON' });
        case 'passwords differ':
          return refuse('PASSWORDS_DO_NOT_MATCH', { message: 'passwords_do_not_match' });
        case 'terms not accepted':
          return refuse('THERMES_NEEDS_TO_BE_ACCEPTED', { message: 'THERMES_NEEDS_TO_BE_ACCEPTED' });
        case 'already exists':
          return refuse('MOBILE_ALREADY_EXISTS', { message: 'MOBILE_ALREADY_EXISTS' });
      }
    },
  };
}
