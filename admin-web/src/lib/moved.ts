/**
 * Where the pages of former addresses are now. Emails already sent have the former ones, and so has a browser that
 * keeps them: a line stays for ever. What follows in an address, such as the id of a record, follows in the new one.
 */
export const moved = {
  account: 'settings/team/account',
  analytics: 'stats',
  audit: 'settings/team/audit',
  care: 'settings/care',
  changes: 'contest/changes',
  contests: 'contest/setup',
  data: 'settings/privacy',
  emails: 'settings/email',
  entries: 'contest/entries',
  jury: 'contest/jury',
  messages: 'inbox',
  moderators: 'settings/team',
  'opt-outs': 'settings/email/opt-outs',
  results: 'contest/result',
  settings: 'settings/all',
  texts: 'settings/site',
  tokens: 'settings/technical/tokens',
  votes: 'contest/votes',
} as const;
