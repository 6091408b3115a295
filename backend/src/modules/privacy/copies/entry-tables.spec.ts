import { locales } from '@paattu/shared/locales';
import { translationsOf } from '../../../translations/index.js';
import { COLUMNS } from '../columns.js';
import { isKind, KIND_NAMES, type KindName } from '../kinds.js';
import { ENTRY_TABLES } from './entry-tables.js';

const OF_ENTRANT: KindName[] = [
  'approved-entry',
  'other-entry',
  'rejected-photo',
  'undecided-photo',
  'revision',
  'replaced-photo',
  'entry-history',
  'entry-message',
  'erasure-request',
  'email',
  'bounce',
  'opt-out',
  'entry-link',
  'new-address',
  'youtube',
];

/** Kinds of which an entrant's copy of her data has nothing, and why. */
const OF_OTHERS: Partial<Record<KindName, string>> = {
  'contact-message': 'No row says that its sender is an entrant: anybody can type her address there.',
  account: 'Not needed to enter. It has a page of its own.',
  'account-link': 'Of an account.',
  session: 'Of an account.',
  moderator: 'Staff.',
  invitation: 'Staff.',
  listener: 'A network address, which leads to no entry.',
  'rate-limit': 'A network address, or an address for a day.',
  captcha: 'Of a form, before there is an entry.',
  vote: 'Of a voter. No row says that the voter is an entrant.',
  voter: 'Of a voter.',
  'unconfirmed-voter': 'Of a voter.',
  'vote-browser': 'Of a voter.',
  judge: 'Of a judge.',
  'judge-address': 'Of a judge.',
  'jury-browser': 'Of a judge.',
  mark: 'What a judge thinks, which is secret until the result, and who the judge is even then.',
  act: 'What staff did.',
  'act-details': 'What staff changed.',
  hold: 'What the owner wrote for herself.',
  'security-event':
    'Of an account, or a network address from which somebody tried to sign in, which leads to no entry.',
  'personal-read': 'What staff opened: of an entry it has the id alone.',
  passkey: 'Staff.',
  'code-app': 'Staff.',
  'passkey-challenge': 'Staff.',
  'staff-browser': 'Staff.',
  'api-token': 'Of the owner.',
};

/** What is of two: of `entry-note`, an entrant has got the sentences, and the notes are for staff alone. */
const PARTLY: KindName[] = ['entry-note'];
const NOTES_OF_STAFF = ['entry_notes'];

const namesIn = (columns: string) => columns.split(' ').filter(Boolean);

test('each kind of personal data is of an entrant, or it is said why it is not', () => {
  const named = [...OF_ENTRANT, ...PARTLY, ...Object.keys(OF_OTHERS)];
  expect(named.sort()).toEqual([...KIND_NAMES].sort());
});

// @trust entry-data
test('the copy has each column about an entrant, or it is said why not', () => {
  const ofEntrant: Record<string, string[]> = {};
  for (const [table, kinds] of Object.entries(COLUMNS)) {
    if (NOTES_OF_STAFF.includes(table)) continue;
    const columns = Object.entries(kinds)
      .filter(([kind]) => isKind(kind) && [...OF_ENTRANT, ...PARTLY].includes(kind))
      .flatMap(([, names]) => namesIn(names));
    if (columns.length > 0) ofEntrant[table] = [...new Set(columns)].sort();
  }
  const inCopy = Object.fromEntries(
    ENTRY_TABLES.map(({ table, columns, leftOut }) => [
      table,
      [...namesIn(columns), ...Object.keys(leftOut).flatMap(namesIn)].sort(),
    ]),
  );
  expect(inCopy).toEqual(ofEntrant);
});

test.each(locales)('the text beside the copy (%s) explains each part of it, in its order', (locale) => {
  const explained = [...translationsOf(locale).myData.readme.matchAll(/^ {4}(\w+) +\S/gm)].map(
    ([, name]) => name,
  );
  expect(explained).toEqual(ENTRY_TABLES.map(({ name }) => name));
});
