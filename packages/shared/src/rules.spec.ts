import { emailLink, hasVisibleText, isEmailAddress, normalizeEmail } from './rules.js';

test.each([' Asha@Visitor.Example ', "o'neil+songs@a.co", `${'a'.repeat(64)}@visitor.example`])(
  'accepts the email address %p',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  '',
  'asha',
  'asha@visitor',
  'asha@@visitor.example',
  'asha@visitor.example, other@visitor.example',
  'asha@-visitor.example',
  'as ha@visitor.example',
  'asha@visitor.example\nbcc: all',
  `${'a'.repeat(65)}@visitor.example`,
  `a@${`${'b'.repeat(60)}.`.repeat(5)}example`,
])('rejects the email address %p', (text) => expect(isEmailAddress(text)).toBe(false));

// @trust pasted-text
test.each([
  ['\u200Basha@visitor.example', 'asha@visitor.example'],
  ['asha@visitor.example\u200B', 'asha@visitor.example'],
  ['\u202Aasha@visitor.example\u202C', 'asha@visitor.example'],
  ['as\u00ADha@visitor.example', 'asha@visitor.example'],
  ['mailto:asha@visitor.example', 'asha@visitor.example'],
  ['Asha Menon <asha@visitor.example>', 'asha@visitor.example'],
  ['<asha@visitor.example>', 'asha@visitor.example'],
  ['asha@visitor.example.', 'asha@visitor.example'],
  ['asha@visitor.example,', 'asha@visitor.example'],
  ['asha@visitor．example', 'asha@visitor.example'],
  ['ａｓｈａ＠visitor.example', 'asha@visitor.example'],
  ['asha@മലയാളം.example', 'asha@xn--rvc1gdlg9d.example'],
  ['asha@MÜNCHEN.example', 'asha@xn--mnchen-3ya.example'],
])('reads the pasted address %j', (text, address) => {
  expect(normalizeEmail(text)).toBe(address);
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  'asha@visitor.example <eve@visitor.example>',
  'Asha <asha@visitor.example>, Eve <eve@visitor.example>',
  'asha@visitor.example/eve@other.example',
  'asha@മലയാളം.example/x',
  'asha@മലയാളം.example:25',
  'മീര@visitor.example',
])('rejects the pasted text %j', (text) => expect(isEmailAddress(text)).toBe(false));

test('does not convert look-alikes of letters', () => {
  expect(normalizeEmail(' \u212Aavya@visitor.example ')).toBe('\u212Aavya@visitor.example');
});

test.each(['മഴ', 'ക്‍', 'a\u200d', '☔', '7'])('%j shows something', (text) =>
  expect(hasVisibleText(text)).toBe(true),
);

test.each(['', ' \n\u00a0', '\u200b', '\u200d\ufeff', '\u3164', '\u2800', '\u00ad', '\ufe0f'])(
  '%j shows nothing',
  (text) => expect(hasVisibleText(text)).toBe(false),
);

// @trust email-headers
test('an address cannot add recipients to a link', () => {
  expect(emailLink('asha@visitor.example')).toBe('mailto:asha@visitor.example');
  expect(emailLink('a?bcc=eve@visitor.example')).toBe('mailto:a%3Fbcc%3Deve@visitor.example');
});
