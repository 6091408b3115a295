import { entryForm } from '../../../translations/en/entry-form';
import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { missingFields, validateEntry } from './entry-validation';

const t = entryForm.validation;
const photo = new File(['x'], 'me.png', { type: 'image/png' });
const NOTHING = { ticks: false, declaration: false };
const TICKS = { ticks: true, declaration: false };
const complete: EntryDraft = {
  name: 'അനുപമ',
  email: 'anupama@example.org',
  youtubeUrl: 'https://youtu.be/demoEntry01',
  aiUse: null,
  aiNote: '',
  photo,
  captchaText: 'K7M2XR',
  acceptsRules: false,
  acceptsPublication: false,
};

test('a complete draft has no error', () => {
  expect(validateEntry(complete, false, NOTHING, t)).toEqual([]);
});

test.each<[string, Partial<EntryDraft>, string, string]>([
  ['everything', EMPTY_DRAFT, 'Missing Information', 'Please enter your full name'],
  ['a blank name', { name: '  ' }, 'Missing Information', 'Please enter your full name'],
  [
    'all but the name',
    { ...EMPTY_DRAFT, name: 'A' },
    'Missing Information',
    'Please enter your email address',
  ],
  [
    'an address that is one',
    { email: 'nomail', youtubeUrl: '' },
    'Invalid Email',
    'Please enter a valid email address',
  ],
  ['the link and more', { youtubeUrl: '', photo: null }, 'Invalid URL', 'Please enter a valid YouTube link'],
  [
    'a link of a video',
    { youtubeUrl: 'https://youtube.com/playlist?list=1' },
    'Invalid URL',
    'Please enter a valid YouTube link',
  ],
  [
    'the photo and the code',
    { photo: null, captchaText: '' },
    'Missing Image',
    'Please upload a verification photo as shown in the sample',
  ],
  ['half of the code', { captchaText: 'K7M' }, 'CAPTCHA incorrect', 'Please solve the CAPTCHA to continue'],
])('without %s: the first broken rule', (_, missing, title, message) => {
  expect(validateEntry({ ...complete, ...missing }, false, NOTHING, t)[0]).toMatchObject({ title, message });
});

test('all broken rules are reported, one for each field', () => {
  const fieldsOf = (draft: EntryDraft) => validateEntry(draft, false, NOTHING, t).map(({ field }) => field);
  expect(fieldsOf(EMPTY_DRAFT)).toEqual(['name', 'email', 'youtubeUrl', 'photo', 'captchaText']);
  expect(fieldsOf({ ...complete, email: 'nomail', photo: null })).toEqual(['email', 'photo']);
});

test('a captcha text that is known to be wrong is not sent', () => {
  expect(validateEntry(complete, true, NOTHING, t).map(({ title }) => title)).toEqual(['CAPTCHA incorrect']);
});

test('the missing fields are those without a valid value, in the order of the form', () => {
  expect(missingFields(EMPTY_DRAFT, NOTHING)).toEqual([
    'name',
    'email',
    'youtubeUrl',
    'photo',
    'captchaText',
  ]);
  expect(missingFields({ ...complete, name: ' ', email: 'nomail' }, NOTHING)).toEqual(['name', 'email']);
  expect(missingFields(complete, NOTHING)).toEqual([]);
});

test('a contest that demands ticks asks for them last', () => {
  const fieldsOf = (draft: EntryDraft) => validateEntry(draft, false, TICKS, t).map(({ field }) => field);
  expect(fieldsOf(EMPTY_DRAFT)).toEqual([
    'name',
    'email',
    'youtubeUrl',
    'photo',
    'captchaText',
    'acceptsRules',
    'acceptsPublication',
  ]);
  expect(fieldsOf({ ...complete, acceptsRules: true })).toEqual(['acceptsPublication']);
  expect(missingFields({ ...complete, acceptsPublication: true }, TICKS)).toEqual(['acceptsRules']);
  expect(missingFields({ ...complete, acceptsRules: true, acceptsPublication: true }, TICKS)).toEqual([]);
});

test('a contest that asks about artificial intelligence needs an answer, and no note', () => {
  const asks = { ticks: true, declaration: true };
  const ticked = { ...complete, acceptsRules: true };
  expect(validateEntry(ticked, false, asks, t).map(({ field }) => field)).toEqual([
    'aiUse',
    'acceptsPublication',
  ]);
  expect(missingFields(EMPTY_DRAFT, asks).slice(2, 5)).toEqual(['youtubeUrl', 'aiUse', 'photo']);
  expect(missingFields({ ...ticked, aiUse: 'backing', acceptsPublication: true }, asks)).toEqual([]);
});
