import type { ApiToken, Scope } from './api';
import { inLanguage } from '../../lib/language';

const STATUS: Record<ApiToken['status'], string> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** The permission that each scope gives a program. */
const SCOPES: Record<Scope, string> = {
  'songs:read': 'Read the songs, hidden ones too',
  'songs:write': 'Upload, change and publish songs',
  'entries:read': 'Read the entries, with the addresses of the entrants',
  'contests:read': 'Read the contests, drafts too',
  'votes:read': 'Read numbers of votes',
  'analytics:read': 'Read the statistics',
};

export const tokenSentences = inLanguage('tokens', {
  /** The first sentence of the page. */
  say: (active: number) =>
    active === 0
      ? 'No program acts for you.'
      : active === 1
        ? '1 token lets a program act for you.'
        : `${active} tokens let programs act for you.`,
  list: 'Tokens of programs',
  intro:
    'With a token, a program uses the API of this site for you, within what you allow it here. No token deletes, decides about entries or results, or makes tokens.',
  documentation: 'How programs use the API',
  status: STATUS,
  scopes: SCOPES,
  filter: 'Show tokens',
  loadFailed: 'Error Loading Tokens',
  empty: 'No tokens yet',
  emptyText: 'Make one with the form above.',
  name: 'Name',
  nameHint: 'What the token is for.',
  missingName: 'Missing Name',
  missingNameText: 'Please enter a name',
  scopesLabel: 'What the program may do',
  missingScopes: 'Missing Scope',
  missingScopesText: 'Please choose at least one scope',
  days: 'Valid for',
  daysOf: (days: number) => (days === 365 ? 'a year' : `${days} days`),
  makeForm: 'Make a token',
  make: 'Make a Token',
  makeFailed: 'Failed to make the token',
  made: (name: string) => `Token “${name}” made`,
  shownOnce: 'Copy the token now: it is not shown again.',
  token: 'Token',
  copy: 'Copy',
  copied: 'Token copied',
  copyFailed: 'The browser did not copy the token. Select and copy it yourself.',
  hide: 'Hide the Token',
  expires: 'Expires',
  expiresAt: (date: string) => `expires ${date}`,
  lastUse: 'Last use',
  lastUsedAt: (date: string) => `last used ${date}`,
  neverUsed: 'never used',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke the token “${name}”?`,
  revokeText: 'The program can no longer use it, from this moment on. You cannot undo this.',
  revoked: (name: string) => `Token “${name}” revoked`,
  revokeFailed: 'Failed to revoke the token',
});
