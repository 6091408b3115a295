/** The kinds of events of the security log. The log counts an event that happens again within the hour. */
export const SECURITY_EVENTS = [
  'signed-in',
  'new-browser',
  'sign-in-failed',
  'sign-in-limited',
  'password-refused',
  'signed-up',
  'reset-asked',
  'password-reset',
  'password-changed',
  'email-verified',
  'signed-out',
  'session-reused',
  'session-idle',
  'session-ended',
  'sessions-ended',
  'access-refused',
  'role-given',
  'role-taken',
  'token-made',
  'token-used',
  'token-refused',
  'token-revoked',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
