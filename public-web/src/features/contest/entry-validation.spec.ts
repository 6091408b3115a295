import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { missingFields, validateEntry } from './entry-validation';
import { entryForm } from '../../translations/en/entry-form';

const t = entryForm.validation;
const photo = new File(['x'], 'me.png', { type: 'image/png' });
const complete: EntryDraft = {
  name: 'അനുപമ',
  email: 'anupama@example.org',
  youtubeUrl: 'https://youtu.be/demoEntry01',
  photo,
  captchaText: 'K7M2XR',
  acceptsRules: false,
  acceptsPublication: false,
};

test('a complete draft has no error', () => {
  expect(validateEntry(complete, false, false, t)).toEqual([]);
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
  expect(validateEntry({ ...complete, ...missing }, false, false, t)[0]).toMatchObject({ title, message });
});

test('all broken rules are reported, one for each field', () => {
  const fieldsOf = (draft: EntryDraft) => validateEntry(draft, false, false, t).map(({ field }) => field);
  expect(fieldsOf(EMPTY_DRAFT)).toEqual(['name', 'email', 'youtubeUrl', 'photo', 'captchaText']);
  expect(fieldsOf({ ...complete, email: 'nomail', photo: null })).toEqual(['email', 'photo']);
});

test('a captcha text that is known to be wrong is not sent', () => {
  expect(validateEntry(complete, true, false, t).map(({ title }) => title)).toEqual(['CAPTCHA incorrect']);
});

test('the missing fields are those without a valid value, in the order of the form', () => {
  expect(missingFields(EMPTY_DRAFT, false)).toEqual(['name', 'email', 'youtubeUrl', 'photo', 'captchaText']);
  expect(missingFields({ ...complete, name: ' ', email: 'nomail' }, false)).toEqual(['name', 'email']);
  expect(missingFields(complete, false)).toEqual([]);
});

test('a contest that demands ticks asks for them last', () => {
  const fieldsOf = (draft: EntryDraft) => validateEntry(draft, false, true, t).map(({ field }) => field);
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
  expect(missingFields({ ...complete, acceptsPublication: true }, true)).toEqual(['acceptsRules']);
  expect(missingFields({ ...complete, acceptsRules: true, acceptsPublication: true }, true)).toEqual([]);
});
