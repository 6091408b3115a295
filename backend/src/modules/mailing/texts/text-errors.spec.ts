import { locales } from '@paattu/shared/locales';
import { templates } from '../../../../test/render-email.js';
import { MAX_EMAIL_LINE, MAX_EMAIL_TEXT } from '../composing/blocks.js';
import { errorsOf, usableTexts } from './text-errors.js';

const rejected = templates.findOwnText('entry-rejected')!;

function errorOf(block: string, text: unknown) {
  return errorsOf(rejected, 'en', { ...rejected.ownTexts.texts.en, [block]: text });
}

test.each(
  templates.listOwnTexts().flatMap((template) => locales.map((l) => [template.name, l, template] as const)),
)(
  'the text of %s in the language %s follows the rules that the owner has to follow',
  (_, language, template) => {
    const texts = template.ownTexts.texts[language];
    expect(errorsOf(template, language, texts)).toEqual([]);
    expect(usableTexts(template, texts)).toEqual(texts);
  },
);

const LINK = 'A link is one line, such as [some words]({{rules}}).';

test.each<[string, unknown, string]>([
  ['subject', undefined, 'Please write a text.'],
  ['subject', ' \u200B', 'Please write a text.'],
  ['subject', 7, 'Please write a text.'],
  ['subject', 'x'.repeat(MAX_EMAIL_LINE + 1), 'At most 150 characters fit here.'],
  ['text', 'x'.repeat(MAX_EMAIL_TEXT + 1), 'At most 3000 characters fit here.'],
  ['subject', 'One\r\nBcc: all@visitor.example', 'Only one line fits here.'],
  ['text', 'One\0two', 'This text has characters that cannot be shown.'],
  ['text', 'Win {{prize}} or {{ song }}', '{{prize}}, {{song}} is not known here.'],
  ['subject', 'For {{name}}', '{{name}} is not known here.'],
  ['preview', 'See {{video}}', '{{video}} is not known here.'],
  ['again', 'Enter again.', '{{rules}} is missing.'],
  ['text', 'See [this]({{name}})', '{{name}} is not a link.'],
  ['greeting', 'Hello {{name},', 'A brace is missing: {{name}'],
  ['greeting', 'Hello {name}},', 'A brace is missing: {name}}'],
  ['greeting', 'Hello {{name\n}},', 'A brace is missing: {{name, }}'],
  ['again', 'See {{rules\n}}', 'A brace is missing: {{rules, }}'],
  ['again', 'See [official\nrules]({{rules}})', LINK],
  ['again', 'See [official\rrules]({{rules}})', LINK],
  ['again', 'See [rules] ({{rules}})', LINK],
  ['again', 'See [the [best] rules]({{rules}})', LINK],
  ['again', 'See [rules]( {{ rules }})', LINK],
  ['again', 'See []({{rules}})', LINK],
  ['again', 'See [rules]({{rules}}', LINK],
  ['again', 'See [one]({{rules}}) and [two] ({{rules}})', LINK],
  ['unknown', 'x', 'This email has no such text.'],
])('%s cannot be %j', (block, text, message) => {
  expect(errorOf(block, text)).toEqual([{ field: block, message }]);
});

test.each([
  ['subject', 'Thank you from {{contest}}'],
  ['subject', 'x'.repeat(MAX_EMAIL_LINE)],
  ['text', 'One\n\n\tTwo {{ name }}'],
  ['text', '<b>Bold</b> [no link] (nor here)'],
  ['again', 'See {{rules}}'],
  ['again', 'See [the rules]({{rules}})'],
  ['again', 'See [the rules]({{ rules }}), [again]({{rules}})\n(or {{rules}})'],
])('%s can be %j', (block, text) => {
  expect(errorOf(block, text)).toEqual([]);
});

test('an error names its language', () => {
  expect(
    errorsOf(templates.findOwnText('contact-receipt')!, 'ml', { subject: 'x', preview: 'x', greeting: 'x' }),
  ).toEqual([{ field: 'textMalayalam', message: 'Please write a text.' }]);
});

test('texts of another release are used as far as this release can show them', () => {
  expect(usableTexts(rejected, { subject: 'Sorry', again: 'No link', gone: 'x' })).toEqual({
    subject: 'Sorry',
  });
  expect(usableTexts(templates.find('test-email')!, { subject: 'x' })).toEqual({});
});
