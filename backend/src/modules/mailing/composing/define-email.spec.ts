import { defineEmail } from './define-email.js';
import { EmailTemplates } from '../email-templates.service.js';
import { contactForm, name } from './variables.js';

interface Payload {
  name: string;
}

const of = {
  label: 'x',
  whenSent: 'x',
  scope: 'site',
  place: 1,
  needed: 'request',
  limit: null,
  sample: () => ({}),
} as const;
const head = { subject: 'S', preview: 'P' } as const;
const body = (_: Payload) => null;

const email = defineEmail({
  ...of,
  name: 'x',
  variables: { name, contactForm },
  texts: {
    en: { ...head, greeting: 'Hello {{name}}', ask: '[Ask]({{contactForm}}), {{name}}' },
    ml: { ...head, greeting: '{{name}}', ask: '[..]({{contactForm}})' },
  },
  body,
});

test('a line names no visitor and no link, and a text keeps the links of the usual one', () => {
  expect(email.ownTexts!.blocks).toEqual([
    { name: 'subject', isLine: true, variables: [], needs: [] },
    { name: 'preview', isLine: true, variables: [], needs: [] },
    { name: 'greeting', isLine: false, variables: ['name', 'contactForm'], needs: [] },
    { name: 'ask', isLine: false, variables: ['name', 'contactForm'], needs: ['contactForm'] },
  ]);
});

test('two emails with one name are no list', () => {
  expect(() => new EmailTemplates([email, email])).toThrow('two email templates have one name');
});

/** Each of these must not compile. */
export const mistakes = () => [
  defineEmail({
    ...of,
    name: 'unknown-variable',
    variables: { name },
    // @ts-expect-error the texts name what is no variable
    texts: { en: { ...head, greeting: 'Hello {{song}}' }, ml: { ...head, greeting: '{{name}}' } },
    body,
  }),
  defineEmail({
    ...of,
    name: 'half-translated',
    variables: {},
    // @ts-expect-error Malayalam lacks a text
    texts: { en: { ...head, greeting: 'Hello' }, ml: head },
    body,
  }),
  defineEmail({
    ...of,
    name: 'absent-value',
    // @ts-expect-error the payload has no name
    variables: { name },
    texts: { en: head, ml: head },
    body: (_: { link: string }) => null,
  }),
  defineEmail({
    ...of,
    name: 'absent-block',
    variables: {},
    texts: { en: head, ml: head },
    // @ts-expect-error the email has no such text
    body: (_: Payload, { text }) => text('greeting'),
  }),
];
