// @ts-check
import { RULES } from './rules.mjs';
import { readTexts, textsOf } from './texts.mjs';

const texts = readTexts();

/** @param {string} text */
const rulesBrokenBy = (text) => RULES.filter(({ wrong }) => wrong.test(text));

test.each([...new Set(texts.map(({ file }) => file))])('the Malayalam of %s keeps the rules', (file) => {
  const faults = texts
    .filter((text) => text.file === file)
    .flatMap(({ key, text }) =>
      rulesBrokenBy(text).map(({ wrong, why }) => `${file}, ${key}: ${wrong.exec(text)?.[0]} (${why})`),
    );
  expect(faults).toEqual([]);
});

test('each Malayalam text is in composed form', () => {
  const others = texts.filter(({ text }) => text.normalize('NFC') !== text);
  expect(others.map(({ file, key }) => `${file}, ${key}`)).toEqual([]);
});

test.each([
  'public-web/src/translations/ml/voting.ts',
  'public-web/src/translations/ml/my-entry/index.ts',
  'backend/src/translations/ml/emails.ts',
  'backend/src/modules/auth/emails/verify-email.email.tsx',
  'backend/src/modules/contest/contests/rules/rules-template.ts',
  'backend/src/modules/contest/contests/rules/placeholders.ts',
  'backend/src/modules/contest/results/bundle/readme.ts',
  'backend/demo/running.json',
  'backend/demo/lyrics/first-light.txt',
  'packages/shared/src/dates/ml.ts',
  'packages/shared/src/voting.ts',
  'docs/fair-contest.md',
])('the texts include those of %s', (file) => {
  expect(texts.some((text) => text.file === file)).toBe(true);
});

test.each(RULES)('$fault is a fault, $right is none: $why', (rule) => {
  expect(rulesBrokenBy(rule.fault)).toContain(rule);
  expect(rulesBrokenBy(rule.right)).toEqual([]);
});

test('a fault in a catalogue is named with its file and key', () => {
  const source = `export const site = {
    player: { list: ['ശരി', 'മാറ്റണ്ട'], of: (title: string) => \`\${title}: മുൻപ്\` },
  };`;
  expect(textsOf('new.ts', source)).toEqual([
    { file: 'new.ts', key: 'site.player.list.0', text: 'ശരി' },
    { file: 'new.ts', key: 'site.player.list.1', text: 'മാറ്റണ്ട' },
    { file: 'new.ts', key: 'site.player.of', text: '{}: മുൻപ്' },
  ]);
});
