/**
 * Every word that an answer can carry, with its number, declared once. A business answer travels as HTTP 200, whatever
 * it says; other HTTP statuses mean that the request itself could not be served.
 */
export const statuses = {
  SUCCESS: { statusCode: 0, http: 200 },

  MALFORMED_REQUEST: { statusCode: 1400, http: 400 },
  NOT_SIGNED_IN: { statusCode: 1401, http: 401 },
  NOT_ALLOWED: { statusCode: 1403, http: 403 },
  UNKNOWN_CALL: { statusCode: 1404, http: 404 },
  WRONG_METHOD: { statusCode: 1405, http: 405 },
  TOO_SLOW: { statusCode: 1408, http: 408 },
  TOO_LARGE: { statusCode: 1413, http: 413 },
  WRONG_MEDIA_TYPE: { statusCode: 1415, http: 415 },
  TOO_MANY_REQUESTS: { statusCode: 1429, http: 429 },
  GENERAL_ERROR: { statusCode: 1500, http: 500 },
  NOT_READY: { statusCode: 1503, http: 503 },

  VALIDATION_ERROR: { statusCode: 1001, http: 200 },
  INCORRECT_PARAMETER_VALUE: { statusCode: 1002, http: 200 },
  PASSWORDS_DO_NOT_MATCH: { statusCode: 1003, http: 200 },
  THERMES_NEEDS_TO_BE_ACCEPTED: { statusCode: 1004, http: 200 },
  MOBILE_ALREADY_EXISTS: { statusCode: 1005, http: 200 },
  INVALID_USERNAME_OR_PASSWORD: { statusCode: 1006, http: 200 },
  TOO_MANY_ATTEMPTS: { statusCode: 1007, http: 200 },
  AUTH_CODE_IS_NOT_CORRECT: { statusCode: 1008, http: 200 },
  OLD_PASSWORD_IS_INCORRECT: { statusCode: 1009, http: 200 },
  SESSION_DOES_NOT_EXIST: { statusCode: 1010, http: 200 },
  SMS_CODE_NOT_SEND: { statusCode: 1011, http: 200 },
  PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: { statusCode: 1012, http: 200 },
  INVALID_VERIFICATION_CODE: { statusCode: 1013, http: 200 },
  NO_PENDING_WITHDRAWAL: { statusCode: 1014, http: 200 },
  PENDING_TRANSACTION_ON_ACCOUNT: { statusCode: 1015, http: 200 },
  INSUFFICIENT_AMOUNT: { statusCode: 1016, http: 200 },
  AMOUNT_LESS_THEN_MIN_LIMIT: { statusCode: 1017, http: 200 },
  AMOUNT_MORE_THEN_MAX_LIMIT: { statusCode: 1018, http: 200 },
  PAYMENT_METHOD_NOT_AVAILABLE: { statusCode: 1019, http: 200 },
  PAYMENT_SERVICE_DOWN: { statusCode: 1020, http: 200 },
  PAYMENT_OUTCOME_UNKNOWN: { statusCode: 1021, http: 200 },
  YOUR_DEPOSIT_IS_REJECTED: { statusCode: 1022, http: 200 },
  DEPOSIT_DOES_NOT_EXIST: { statusCode: 1023, http: 200 },
  BANK_ACCOUNT_NOT_FOUND: { statusCode: 1024, http: 200 },
  ACCOUNT_NAME_HAS_CHANGED: { statusCode: 1025, http: 200 },
  PERSONAL_DETAILS_NEEDED: { statusCode: 1026, http: 200 },
  WITHDRAWAL_IS_ON_ITS_WAY: { statusCode: 1027, http: 200 },
  GAME_DOES_NOT_EXIST: { statusCode: 1028, http: 200 },
  GAME_NOT_AVAILABLE: { statusCode: 1029, http: 200 },
  FREE_PLAY_NOT_AVAILABLE: { statusCode: 1030, http: 200 },
  GAME_SERVICE_DOWN: { statusCode: 1031, http: 200 },
  ROUND_DOES_NOT_EXIST: { statusCode: 1032, http: 200 },
  SPORTSBOOK_NOT_AVAILABLE: { statusCode: 1033, http: 200 },
  SPORTSBOOK_SERVICE_DOWN: { statusCode: 1034, http: 200 },
  JACKPOT_DOES_NOT_EXIST: { statusCode: 1035, http: 200 },
  JACKPOT_IS_CLOSED: { statusCode: 1036, http: 200 },
  TICKET_PRICE_HAS_CHANGED: { statusCode: 1037, http: 200 },
  TICKET_DOES_NOT_EXIST: { statusCode: 1038, http: 200 },
  BETTING_NOT_ALLOWED: { statusCode: 1039, http: 200 },
  YouMustChooseEitherHomeDrawOrAwayForAllEvent: { statusCode: 1040, http: 200 },
  SESSION_HAS_ENDED: { statusCode: 1041, http: 200 },
  SECOND_FACTOR_IS_ON: { statusCode: 1042, http: 200 },
  MESSAGE_DOES_NOT_EXIST: { statusCode: 1043, http: 200 },
  MAIL_NOT_SENT: { statusCode: 1044, http: 200 },
  CASHRACE_DOES_NOT_EXIST: { statusCode: 1045, http: 200 },
  TOURNAMENT_MAINTENANCE: { statusCode: 1046, http: 200 },
  PROMOTION_DOES_NOT_EXIST: { statusCode: 1047, http: 200 },
  PAYMENT_KEY_IN_USE: { statusCode: 1048, http: 200 },
  PAYMENT_WAS_GIVEN_UP: { statusCode: 1049, http: 200 },
  PASSWORD_TOO_COMMON: { statusCode: 1060, http: 200 },
  SIGN_IN_SLOWED: { statusCode: 1061, http: 200 },
  STEP_UP_REQUIRED: { statusCode: 1080, http: 200 },
  PASSWORD_IS_INCORRECT: { statusCode: 1081, http: 200 },
  PASSWORD_CHANGE_FORCED: { statusCode: 111, http: 200 },
  SECOND_FACTOR_NEEDED: { statusCode: 7008, http: 200 },
  USER_MUST_CHANGE_PASSWORD: { statusCode: 7015, http: 200 },
} as const satisfies Record<string, { statusCode: number; http: number }>;

export type StatusWord = keyof typeof statuses;

/** What any call may answer when the request cannot be served. Calls do not declare these one by one. */
export const transportFailures = [
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'UNKNOWN_CALL',
  'WRONG_METHOD',
  'TOO_SLOW',
  'TOO_LARGE',
  'WRONG_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'GENERAL_ERROR',
  'NOT_READY',
] as const satisfies StatusWord[];

export type TransportFailure = (typeof transportFailures)[number];

/** A refusal that belongs to the business of a call: the call declares it, with the data it carries. */
export type BusinessFailure = Exclude<StatusWord, TransportFailure | 'SUCCESS'>;
