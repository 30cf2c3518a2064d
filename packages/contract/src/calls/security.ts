import { z } from 'zod';
import { call } from '../call.ts';
import { countryCode, gateRefusals, localDate, localTime, message, nothing, uuid } from '../fields.ts';
import { nameSchemas } from '../names.ts';
import { stepUpFields, stepUpRefusals } from '../step-up.ts';
import { signedIn } from './session.ts';

/** What the form of a text field holds: any text. What it must look like is the business of the call. */
const text = z.string();
/** Fields that the original forms send and that carry nothing. */
const unused = z.union([z.string(), z.number(), z.null()]).optional();

const resendWait = z.strictObject({
  message: z.string(),
  remainingTime: z.int().meta({ description: 'Seconds until another code may be asked for' }),
});

nameSchemas({ ResendWait: resendWait });

export const securityCalls = {
  'GET Security/GetIpCountry': call({
    summary: 'The country that the caller seems to be in',
    caller: 'anyone',
    data: z.strictObject({
      country: countryCode.nullable().meta({ description: 'Null when the address is in no database' }),
    }),
    failures: {},
  }),

  'POST Security/Register': call({
    summary: 'Opens an account for a mobile number',
    caller: 'anyone',
    callsPerMinuteMax: 60,
    gate: 'register',
    isCostly: true,
    body: z.strictObject({
      username: text,
      password: text,
      confirmPassword: text,
      agreeAll: z.union([z.literal(0), z.literal(1)]),
      referrerCode: text.nullable().optional(),
      mobileNumber: unused,
      email: unused,
      countryId: unused,
      areaCode: unused,
      currencyId: unused,
      subscription: unused,
      urlReferrer: unused,
      creator: unused,
      smsCode: unused,
      smsVerificationKey: unused,
    }),
    data: message,
    failures: {
      ...gateRefusals.register,
      VALIDATION_ERROR: message,
      INCORRECT_PARAMETER_VALUE: message,
      PASSWORD_TOO_COMMON: message,
      PASSWORDS_DO_NOT_MATCH: message,
      THERMES_NEEDS_TO_BE_ACCEPTED: message,
      MOBILE_ALREADY_EXISTS: message,
    },
  }),

  'POST Security/Login': call({
    summary: 'Signs in. The code of the second factor, by app or by SMS, travels in google2faPin',
    caller: 'anyone',
    callsPerMinuteMax: 120,
    gate: 'sign-in',
    isCostly: true,
    body: z.strictObject({
      userName: text,
      password: text,
      google2faPin: text.optional(),
      mobileValidationCode: text.optional(),
      IsMobile: z.boolean().optional(),
    }),
    data: signedIn,
    failures: {
      ...gateRefusals['sign-in'],
      INVALID_USERNAME_OR_PASSWORD: message,
      TOO_MANY_ATTEMPTS: message,
      SIGN_IN_SLOWED: z.strictObject({
        message: z.string(),
        remainingTime: z.int().meta({ description: 'Seconds until it may be tried again from this network' }),
      }),
      SECOND_FACTOR_NEEDED: z.strictObject({
        message: z.string(),
        remainingTime: z.int().optional().meta({
          description:
            'Seconds until a code by SMS can be sent for this sign-in, where another one has just asked for its own',
        }),
        resendTime: z
          .int()
          .optional()
          .meta({ description: 'Of a code by SMS: seconds until it can be sent once more' }),
      }),
      SMS_CODE_NOT_SEND: message,
      AUTH_CODE_IS_NOT_CORRECT: message,
      PASSWORD_CHANGE_FORCED: signedIn,
      USER_MUST_CHANGE_PASSWORD: message,
      SIGN_IN_IS_OFF: z.strictObject({
        message: z.string(),
        playerText: z.string().nullable().meta({ description: 'What the operator tells the player' }),
      }),
    },
  }),

  'POST Security/LogOff': call({
    summary: 'Ends the session',
    caller: 'any-player',
    data: nothing,
    failures: {},
  }),

  'POST Security/SendSmsVerificationCodeByUserName': call({
    summary: 'Sends a code to a mobile number, for the recovery of its password',
    caller: 'anyone',
    callsPerMinuteMax: 30,
    isCostly: true,
    query: z.strictObject({ userName: text }),
    data: z.strictObject({
      message: z.string(),
      smsVerificationKey: z.string(),
      remainingTime: z.int().meta({ description: 'Seconds until the code ends' }),
    }),
    failures: {
      SMS_CODE_NOT_SEND: message,
      PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: resendWait,
    },
  }),

  'POST Security/PasswordRecovery': call({
    summary: 'Sets a new password with a code that was sent',
    caller: 'anyone',
    callsPerMinuteMax: 60,
    isCostly: true,
    body: z.strictObject({
      userName: text,
      smsCode: text,
      smsVerificationKey: text,
      newPassword: text,
      newPasswordConfirm: text,
    }),
    data: nothing,
    failures: {
      INVALID_VERIFICATION_CODE: nothing,
      INCORRECT_PARAMETER_VALUE: nothing,
      PASSWORD_TOO_COMMON: nothing,
      PASSWORD_IS_UNCHANGED: nothing,
      PASSWORDS_DO_NOT_MATCH: nothing,
      RECOVERY_NEEDS_OPERATOR: nothing,
    },
  }),

  'POST Security/ChangePassword': call({
    summary:
      'Changes the password and ends all other sessions. Where a second factor is on, its code is asked for. This session gets a new cookie',
    caller: 'any-player',
    body: z.strictObject({
      oldPassword: text,
      newPassword: text,
      confirmPassword: text,
      stepUpCode: stepUpFields.stepUpCode,
    }),
    data: nothing,
    failures: {
      VALIDATION_ERROR: nothing,
      PASSWORD_TOO_COMMON: nothing,
      PASSWORDS_DO_NOT_MATCH: nothing,
      OLD_PASSWORD_IS_INCORRECT: nothing,
      PASSWORD_IS_UNCHANGED: nothing,
      ...stepUpRefusals,
    },
  }),

  'POST Security/UserLoginHistory': call({
    summary: "The player's sign-ins between two days, both included, good and failed, the newest first",
    caller: 'player',
    query: z.strictObject({ fromDate: localDate, todate: localDate }),
    data: z.array(
      z.strictObject({
        IsMobile: z.boolean(),
        os: z.string(),
        browser: z.string(),
        createTime: localTime,
        hostAddress: z.string().meta({ description: 'Of a failed one its network, such as 102.89.0.0/24' }),
        isFailed: z.boolean().meta({ description: 'A wrong password or a wrong code' }),
      }),
    ),
    failures: {},
  }),

  'GET Security/GetUserSessions': call({
    summary: "The player's open sessions, the newest first",
    caller: 'player',
    data: z.array(
      z.strictObject({
        id: uuid,
        isCurrent: z.boolean(),
        IsMobile: z.boolean(),
        os: z.string(),
        browser: z.string(),
        createTime: localTime,
        lastSeenTime: localTime,
        hostAddress: z.string(),
      }),
    ),
    failures: {},
  }),

  'POST Security/EndUserSession': call({
    summary: "Ends one of the player's own sessions. Another one than the caller's asks for the password or a code",
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({ sessionId: uuid, ...stepUpFields }),
    queryMayBeBody: true,
    data: nothing,
    failures: { SESSION_DOES_NOT_EXIST: nothing, ...stepUpRefusals },
  }),

  'POST Security/SendStepUpCode': call({
    summary:
      "Sends a code to the player's own number, for a call that asks for one by SMS. Only where codes by SMS are on",
    caller: 'any-player',
    callsPerMinuteMax: 30,
    data: z.strictObject({ remainingTime: z.int().meta({ description: 'Seconds until the code ends' }) }),
    failures: {
      SMS_CODE_NOT_SEND: nothing,
      PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: z.strictObject({
        remainingTime: z.int().meta({ description: 'Seconds until another code may be asked for' }),
      }),
    },
  }),

  'GET Security/GetNumberProof': call({
    summary: 'Whether the player proved the mobile number, and what there is to go on with if not',
    caller: 'player',
    data: z.strictObject({
      isProven: z.boolean(),
      codeSeconds: z.int().min(0).meta({ description: 'Until the newest code ends; 0 when none can be used' }),
      resendSeconds: z.int().min(0).meta({ description: 'Until another code may be asked for' }),
    }),
    failures: {},
  }),

  'POST Security/SendNumberCode': call({
    summary: "Sends a code to the player's own number, to prove it. Nothing is sent once it is proven",
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      lang: z.enum(['en', 'sw', 'zh']).optional().meta({ description: 'The language of the text' }),
    }),
    data: z.strictObject({
      isProven: z.boolean(),
      remainingTime: z.int().meta({ description: 'Seconds until the code ends' }),
    }),
    failures: {
      SMS_CODE_NOT_SEND: message,
      PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: resendWait,
    },
  }),

  'POST Security/ProveNumber': call({
    summary: "Proves the player's own number with the newest code that was sent to it. What is proven stays so",
    caller: 'player',
    callsPerMinuteMax: 60,
    body: z.strictObject({ smsCode: text.max(40) }),
    data: nothing,
    failures: { INVALID_VERIFICATION_CODE: nothing },
  }),
};
