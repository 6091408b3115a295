import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type Locale, locales } from '@paattu/shared/locales';
import { emails } from '../../emails.js';
import { renderer, renderRow, templates } from '../../../test/render-email.js';
import { wholePayload } from '../../../test/whole-payload.js';
import { INVENTED } from './composing/invented.js';
import { VOTER_EMAILS } from './public.sql.js';

const MARKUP = '<img src=x onerror=alert(1)>';

const names = emails.map(({ name }) => name);
const translated = templates.listTranslated();
const inEachLanguage = translated.flatMap((template) =>
  locales.map((language) => [template.name, language, template] as const),
);

/** The sample of an email, as a trial has it. */
function sampleOf(name: string, language: Locale): Record<string, unknown> {
  const sample = { ...templates.find(name)!.ownTexts!.sample(INVENTED[language]) };
  return { ...sample, contestTitle: 'x', contestSlug: 'x' };
}

test('each email has a file with its name, and is in the list of all', () => {
  const files = readdirSync(new URL('../..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => file.endsWith('.email.tsx'))
    .map((file) => basename(file, '.email.tsx'));
  expect(named.sort()).toEqual([...names].sort());
});

test('the emails of the console have an order', () => {
  expect(new Set(translated.map(({ ownTexts: { place } }) => place)).size).toBe(translated.length);
});

// @trust account-changes
test('nobody replaces the texts of an email that warns of somebody else in an account', () => {
  const kept = translated.filter(({ keepsTexts }) => keepsTexts).map(({ name }) => name);
  expect(kept.sort()).toEqual([
    'backup-place-changed',
    'code-app-added',
    'code-app-removed',
    'factors-reset',
    'new-browser',
    'passkey-added',
    'passkey-cloned',
    'passkey-removed',
    'password-changed',
    'recovery-code-used',
    'recovery-codes-made',
    'token-made',
  ]);
});

// @trust needed-emails
test('an opt-out stops only emails that confirm what their reader did', () => {
  const stoppable = emails.filter(({ honoursOptOut }) => honoursOptOut).map(({ name }) => name);
  expect(stoppable).toEqual(['entry-received', 'entry-video-mended']);
});

// @trust dead-addresses
test('a dead address gets what opens an account or an entry, what was done with an account, and what the owner gets', () => {
  const reaching = emails.filter(({ reachesDeadAddress }) => reachesDeadAddress).map(({ name }) => name);
  expect(reaching.sort()).toEqual([
    'backup-failed',
    'backup-overdue',
    'backup-place-changed',
    'backup-unreadable',
    'code-app-added',
    'code-app-removed',
    'contact-message',
    'entry-address-asked',
    'entry-link',
    'factors-reset',
    'mail-server-changed',
    'moderator-invitation',
    'new-browser',
    'owner-digest',
    'owner-entry-deleted',
    'owner-notice',
    'owner-prize',
    'passkey-added',
    'passkey-cloned',
    'passkey-removed',
    'password-changed',
    'recovery-code-used',
    'recovery-codes-made',
    'reset-password',
    'test-email',
    'token-made',
    'verify-email',
  ]);
});

// @trust vote-secret
test('each email to voters is kept from staff', () => {
  expect(names.filter((name) => name.startsWith('vote-')).sort()).toEqual([...VOTER_EMAILS].sort());
});

test.each(names)('%s has a subject and a label, also in a row without its data', (name) => {
  const texts = templates.findOwnText(name) && { subject: 'In {{contest}}' };
  const subject = renderer.subjectOf({ template: name, language: 'en', payload: {}, texts });
  expect(subject).not.toContain('undefined');
  expect(templates.find(name)!.label).toMatch(/^[a-z]/);
});

// @trust inert-text
test.each(names)('%s shows text of a visitor as text, and none in its subject', (name) => {
  const payload = {
    ...wholePayload(MARKUP),
    subject: MARKUP,
    message: MARKUP,
    reason: MARKUP,
    sentence: MARKUP,
  };
  for (const language of locales) {
    const { html, subject } = renderRow(name, payload, language);
    expect(html).not.toContain('<img');
    expect(subject).not.toContain('img');
  }
});

test.each(names)('%s is shown without its secrets, which are deleted once it was sent', (name) => {
  const { secrets } = templates.find(name)!;
  const rest = Object.fromEntries(
    Object.entries(wholePayload('Asha')).filter(([key]) => !secrets.includes(key)),
  );
  for (const language of locales) {
    const { html, text } = renderRow(name, rest, language);
    expect(html + text).not.toMatch(/undefined|\{\{/);
  }
});

test.each(names)('%s offers an opt-out if it honours it', (name) => {
  const { headers, text } = renderRow(name, wholePayload('Asha'));
  const { honoursOptOut } = templates.find(name)!;
  expect('List-Unsubscribe' in headers).toBe(honoursOptOut);
  expect(text.includes('Opt out of these emails')).toBe(honoursOptOut);
});

test.each(inEachLanguage)('%s names each of its variables in the language %s', (_, language, template) => {
  const { variables, texts } = template.ownTexts;
  const said = Object.values(texts[language]).join();
  expect(variables.filter((variable) => !said.includes(`{{${variable}}}`))).toEqual([]);
});

test.each(inEachLanguage)(
  '%s shows each text in the language %s',
  (name, language, { ownTexts: { blocks } }) => {
    const payload = { ...sampleOf(name, language), link: 'https://x.example' };
    const texts = Object.fromEntries(
      blocks.map((block) => [
        block.name,
        [`marker-of-${block.name}.`, ...block.needs.map((needed) => `{{${needed}}}`)].join(' '),
      ]),
    );
    const { subject, html, text } = renderRow(name, payload, language, texts, true);
    expect(subject).toBe('marker-of-subject.');
    const shownIn = (content: string) =>
      Object.keys(texts).filter((block) => content.includes(`marker-of-${block}.`));
    expect(shownIn(html)).toEqual(Object.keys(texts));
    expect(shownIn(text)).toEqual(Object.keys(texts).filter((block) => block !== 'preview'));
  },
);

test.each(translated.map(({ name }) => name))('%s is in Malayalam as a whole', (name) => {
  const { html, subject, text } = renderRow(name, sampleOf(name, 'ml'), 'ml');
  expect(html).toContain('<html dir="ltr" lang="ml">');
  const { ml } = templates.find(name)!.ownTexts!.texts;
  for (const said of [subject, text, ...Object.values(ml)]) expect(said).toMatch(/\p{Script=Malayalam}/u);
  const words = Object.values(ml).map((said) =>
    said.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/API|Tokens|Your account/g, ''),
  );
  expect(words.join()).not.toMatch(/[A-Za-z]/);
  // Pages of the site are those in Malayalam.
  expect(text).not.toMatch(/songs\.example\/(?!ml\b)/);
});
