/** They change what opens an account, or show that somebody may have it. Its person gets an email about each, from `AccountChanges`. */
const ANNOUNCED_EVENTS = [
  'new-browser',
  'password-reset',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'passkey-cloned',
  'code-app-added',
  'code-app-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'factors-reset',
  'token-made',
] as const;

const QUIET_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'sign-in-limited',
  'password-refused',
  'signed-up',
  'reset-asked',
  'password-link-made',
  'email-verified',
  'signed-out',
  'session-reused',
  'session-idle',
  'session-ended',
  'sessions-ended',
  'access-refused',
  'role-given',
  'role-taken',
  'passkey-refused',
  'code-refused',
  'factors-demanded',
  'factors-optional',
  'token-used',
  'token-refused',
  'token-revoked',
] as const;

/** The kinds of events of the security log. The log counts an event that happens again within the hour. */
export const SECURITY_EVENTS = [...ANNOUNCED_EVENTS, ...QUIET_EVENTS];

export type AnnouncedEventKind = (typeof ANNOUNCED_EVENTS)[number];
export type QuietEventKind = (typeof QUIET_EVENTS)[number];
export type SecurityEventKind = AnnouncedEventKind | QuietEventKind;
