import { fieldOf } from '@paattu/shared/locales';
import { textsIn, toTexts, toValues, usualValues } from './text-values';

const english = { subject: 'Message Sent!', preview: 'It arrived.', greeting: 'Hello,', text: 'Thank you.' };
const malayalam = { subject: 'അയച്ചു', preview: 'കിട്ടി', greeting: 'നമസ്കാരം,', text: 'നന്ദി.' };
const record = {
  id: 'contact-receipt',
  template: 'contact-receipt',
  label: 'receipt of a contact message',
  whenSent: 'Sent to a person who writes to you with the contact form.',
  blocks: Object.keys(english).map((name) => ({
    name,
    label: name,
    isLine: false,
    maxLength: 3_000,
    variables: [],
  })),
  contest: null,
  variables: [],
  version: '3f9a0c1b2d4e5f60',
  texts: { ...english, subject: 'Got it' },
  textsMalayalam: malayalam,
  defaults: english,
  defaultsMalayalam: malayalam,
};

test('the form has each text in both languages, and gives them back', () => {
  const values = toValues(record);
  expect(Object.keys(values)).toEqual([
    'subject',
    'preview',
    'greeting',
    'text',
    'subjectMalayalam',
    'previewMalayalam',
    'greetingMalayalam',
    'textMalayalam',
  ]);
  expect(toTexts(record, values)).toEqual({
    texts: record.texts,
    textsMalayalam: record.textsMalayalam,
  });
  expect(textsIn(record, 'ml', values)).toEqual(malayalam);
});

test('a text of another release is left out, and one that it lacks is empty', () => {
  const { greeting: _, ...lacking } = english;
  const values = toValues({ ...record, texts: { ...lacking, added: 'x' } });
  expect(values['greeting']).toBe('');
  expect(values['added']).toBeUndefined();
});

test('the usual texts of a language are those of the release', () => {
  expect(usualValues(record, 'en')).toEqual(english);
  expect(usualValues(record, 'ml')[fieldOf('subject', 'ml')]).toBe('അയച്ചു');
});
