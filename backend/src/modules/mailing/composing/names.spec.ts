import { locales } from '@paattu/shared/locales';
import { emails } from '../../../emails.js';
import type { EmailName } from '../../../../test/emails-by-name.js';
import { render, renderRow, templates } from '../../../../test/render-email.js';
import { wholePayload } from '../../../../test/whole-payload.js';

const NAME = 'https://evil.example www.evil.example '.repeat(3);
const PLAIN = 'https evil. example www. evil. example';

/** Texts of the owner that name all that an email can name. */
function textsOf(template: EmailName) {
  const blocks = templates.findOwnText(template)?.ownTexts.blocks;
  if (!blocks) return null;
  return Object.fromEntries(
    blocks.map(({ name, variables }) => [
      name,
      ['Text', ...variables.map((variable) => `{{${variable}}}`)].join(' '),
    ]),
  );
}

const NAMED: readonly EmailName[] = [
  'verify-email',
  'vote-link',
  'entry-received',
  'entry-changed',
  'jury-invitation',
  'result-entrant',
  'erasure-asked',
  'contact-answer',
  'contact-message',
  'owner-prize',
];

describe.each(emails.map(({ name }) => name))('%s', (template) => {
  // @trust email-names
  it.each(locales)('makes no link of a name, in the language %s', (language) => {
    for (const texts of [null, textsOf(template)]) {
      const { html, text } = renderRow(template, { ...wholePayload(NAME) }, language, texts);
      for (const content of [html, text]) {
        expect(content).not.toMatch(/evil\.example/);
        if (NAMED.includes(template)) expect(content).toContain(PLAIN);
      }
    }
  });
});

it('leaves a message to the owner, and the subject that a person chose, as they were written', () => {
  const { text } = render('contact-answer', {
    name: 'Asha',
    text: 'Gladly.',
    subject: 'About a.example',
    message: 'See https://b.example',
  });
  expect(text).toContain('About a.example');
  expect(text).toContain('See https://b.example');
});
