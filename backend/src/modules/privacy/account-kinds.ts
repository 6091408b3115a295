import { fixed, type Kind } from './kind.js';

/** The kinds of personal data of people with an account, of staff, and of programs. */
export const ACCOUNT_KINDS = {
  account: {
    what: 'Account with name, address and password (as a hash), and its votes and favorites',
    basis: 'consent',
    from: 'as long as the account exists',
    end: 'The operator deletes the account when the person asks for it.',
    term: null,
  },
  'account-link': {
    what: 'Link that verifies an address or resets a password (as a hash)',
    basis: 'security',
    from: 'end of its validity',
    end: 'The link is deleted.',
    term: fixed(1),
  },
  session: {
    what: 'Session of a browser that is signed in (as a hash), with the names of browser and system, and when its person last showed who it is',
    basis: 'security',
    from: 'end of its validity',
    end: 'The session is deleted.',
    term: fixed(1),
  },
  'security-event': {
    what: 'What happened to accounts and sessions, such as sign-ins and failed ones: account, network address and kind of browser',
    basis: 'security',
    from: 'event',
    end: 'The event is deleted.',
    term: fixed(365),
  },
  'personal-read': {
    what: 'Which personal data the owner and moderators opened, and when: ids, without content',
    basis: 'security',
    from: 'reading',
    end: 'The line is deleted.',
    term: fixed(365),
  },
  'staff-browser': {
    what: 'Browser in which the owner or a moderator has signed in (as a hash)',
    basis: 'security',
    from: 'last sign-in in it',
    end: 'It is deleted, and the next sign-in in it is announced by email.',
    term: fixed(365),
  },
  passkey: {
    what: 'Passkey of the owner or a moderator: its name, public key and last use',
    basis: 'security',
    from: 'as long as the person keeps it',
    end: 'The person removes it.',
    term: null,
  },
  'code-app': {
    what: 'App for codes of the owner or a moderator, and recovery codes (as hashes)',
    basis: 'security',
    from: 'as long as the person keeps it',
    end: 'The person removes it, or uses the code.',
    term: null,
  },
  'passkey-challenge': {
    what: 'Challenge that a passkey answers (as a hash)',
    basis: 'security',
    from: 'end of its validity',
    end: 'The challenge is deleted.',
    term: fixed(1),
  },
  'api-token': {
    what: 'Token with which a program uses the API for the owner (as a hash): its name, scopes and last use',
    basis: 'security',
    from: 'revocation, or the end of its validity',
    end: 'The token is deleted.',
    term: fixed(365),
  },
  moderator: {
    what: 'Address of a moderator',
    basis: 'operation',
    from: 'as long as the person is a moderator',
    end: 'After that it is a former invitation.',
    term: null,
  },
  invitation: {
    what: 'Address of a person whose rights as a moderator were revoked, or who did not accept the invitation',
    basis: 'proof',
    from: 'revocation, or the end of the invitation',
    end: 'The address is deleted.',
    term: { days: 365, min: 30, max: 1095 },
  },
} as const satisfies Record<string, Kind>;
