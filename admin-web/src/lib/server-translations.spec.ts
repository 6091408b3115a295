import { readdirSync, readFileSync } from 'node:fs';
import { sentenceOfSignal } from '../../../backend/src/modules/contest/voting/fraud/signal-sentences';
import type { ServerErrors, ServerWords } from './language';
import type { toHttpError as toHttpErrorOf } from './server-errors';
import type * as ServerTranslations from './server-translations';

const ROOT = new URL('../../../', import.meta.url);

interface Example {
  value?: { code?: string };
}
interface Response {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, Example> }>;
}
interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, Response> }>>;
  components: {
    responses: Record<string, Response>;
    schemas: Record<string, { properties: Record<string, { enum?: string[] }> }>;
  };
}

const document = JSON.parse(
  readFileSync(new URL('packages/api-client/openapi.json', ROOT), 'utf8'),
) as Document;

/** What the console asks beside the routes of its own. */
const OF_CONSOLE = /^\/api\/(admin\/|auth\/(factors|passkeys(?!\/login)|sessions|identity-check))/;

let malayalam: ServerErrors & ServerWords;
let server: typeof ServerTranslations;
let toHttpError: typeof toHttpErrorOf;

beforeAll(async () => {
  jest.resetModules();
  const { loadLanguage, loadLanguageOfPages } = await import('../language/load-language');
  await loadLanguage('ml');
  await loadLanguageOfPages();
  const { errorsOfServer, wordsOfServer } = await import('./language');
  malayalam = { ...errorsOfServer()!, ...wordsOfServer()! };
  server = await import('./server-translations');
  ({ toHttpError } = await import('./server-errors'));
});

const isMalayalam = (text: string | undefined) => /[\u0d00-\u0d7f]/.test(text ?? '');

function sourcesBelow(folder: string, ending: RegExp): string {
  const url = new URL(folder, ROOT);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.spec.'))
    .map((file) => readFileSync(new URL(file, url), 'utf8'))
    .join('\n');
}

const backend = sourcesBelow('backend/src/', /\.tsx?$/);

test('each error that the console can meet has Malayalam, and no other', () => {
  const codes = Object.entries(document.paths)
    .filter(([path]) => OF_CONSOLE.test(path))
    .flatMap(([, operations]) => Object.values(operations))
    .flatMap(({ responses }) => Object.values(responses ?? {}))
    .map((response) =>
      response.$ref ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response,
    )
    .flatMap((response) => Object.values(response?.content ?? {}))
    .flatMap(({ examples }) => Object.values(examples ?? {}))
    .flatMap(({ value }) => value?.code ?? []);
  expect(new Set(codes).size).toBeGreaterThan(150);
  expect(Object.keys(malayalam.errorsByCode).sort()).toEqual([...new Set(codes)].sort());
  expect(Object.values(malayalam.errorsByCode).filter((text) => !isMalayalam(text))).toEqual([]);
});

test('each email that the console names has Malayalam', () => {
  const files = readdirSync(new URL('backend/src/modules/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.email.tsx'))
    .map((file) => readFileSync(new URL(`backend/src/modules/${file}`, ROOT), 'utf8'));
  const emails = files.map((source) => ({
    template: /name: '([\w-]+)'/.exec(source)?.[1] ?? '',
    hasOwnTexts: source.includes('whenSent:'),
  }));
  expect(emails.length).toBeGreaterThan(50);
  expect(
    Object.entries(malayalam.emailsByTemplate).map(([template, { whenSent }]) => ({
      template,
      hasOwnTexts: whenSent !== undefined,
    })),
  ).toEqual(emails.sort((a, b) => (a.template < b.template ? -1 : 1)));
});

test.each([
  ['blocks of emails', 'backend/src/modules/mailing/composing/blocks.ts', 'emailBlocks'],
  ['variables of emails', 'backend/src/modules/mailing/composing/variables.ts', 'emailVariables'],
] as const)('the %s have Malayalam', (_, path, table) => {
  const source = readFileSync(new URL(path, ROOT), 'utf8');
  const names = [...source.matchAll(/^ {2}(\w+): \{ (?:label|kind): /gm)].map(([, name]) => name);
  expect(Object.keys(malayalam[table])).toEqual(names);
});

test('each kind of personal data has Malayalam', () => {
  const kinds = document.components.schemas['RetentionKindDto']?.properties['kind']?.enum;
  expect(Object.keys(malayalam.dataKinds).sort()).toEqual([...(kinds ?? [])].sort());
  const { what, basis } = server.translateDataKind({
    kind: 'captcha',
    what: 'Captcha',
    basis: 'It protects.',
  });
  expect([what, basis].every(isMalayalam)).toBe(true);
});

test('the server still says what the console finds by its English', () => {
  const said = `${backend}${sourcesBelow('node_modules/class-validator/cjs/decorator/', /\.js$/)}`
    .replaceAll(/'\s*\+\s*'/g, '')
    .replaceAll('$property', '');
  const unsaid = Object.keys(malayalam.sentencesByEnglish).filter(
    (english) => !said.includes(english) && !said.includes(english.replace(/^\w+/, '')),
  );
  expect(unsaid).toEqual([]);
  const pieces = malayalam.patterns.map(([{ source }]) => longestPiece(source));
  expect(pieces.filter((piece) => piece.length < 8 || !said.includes(piece))).toEqual([]);
});

test.each([
  'automated',
  'burst',
  'device',
  'disposable',
  'domain',
  'fast',
  'listed',
  'network',
  'no-mx',
  'pair',
  'rare',
  'relay',
  'stem',
])('a signal of votes has Malayalam, for one vote and for several: %s', (kind) => {
  const evidence = { domain: 'a.example', stem: 'singer#', relay: 'relay.example' };
  const signals = [1, 46].flatMap((votes) =>
    [evidence, { domain: 'a.example', stem: 'singer#', by: 'browser' as const }].map((found) =>
      sentenceOfSignal({ kind, points: 10, votes, evidence: found }),
    ),
  );
  expect(signals).not.toContain(kind);
  expect(signals.filter((sentence) => !isMalayalam(server.translate(sentence)))).toEqual([]);
});

/** The longest fixed text of a pattern: each sentence that matches contains it. */
function longestPiece(source: string): string {
  const pieces = source
    .replaceAll(/\\([^\w])/g, (_, sign: string) => `${sign === '(' || sign === ')' ? '\0' : sign}`)
    .split(/\([^()]*\)\??|[\0^$]|\\S\+ |s\?|\. /);
  return pieces.sort((a, b) => b.length - a.length)[0]?.trim() ?? '';
}

test.each([
  [
    '46 addresses differ from others only in their numbers: singer#.',
    'അക്കങ്ങളിൽ മാത്രം വ്യത്യാസമുള്ള 46 വിലാസം: singer#.',
  ],
  ['1 address of one rare domain: a.example.', 'അപൂർവമായ ഒരു ഡൊമെയ്‌നിലെ (a.example) 1 വിലാസം.'],
  ['days must not be greater than 3650', 'പരമാവധി 3650 വരെ മാത്രം'],
  ['{{prize}}, {{sum}} is not known here.', 'ഇത് അറിയാത്ത പേരാണ്: {{prize}}, {{sum}}'],
  [
    '2 entries or changes wait for a decision. Please decide first.',
    'തീരുമാനം കാത്തിരിക്കുന്ന എൻട്രികളും മാറ്റങ്ങളും: 2. ആദ്യം അവ തീരുമാനിക്കുക.',
  ],
  ['What a later release says', 'What a later release says'],
])('says what the server says of it: %s', (english, malayalamSentence) => {
  expect(server.translate(english)).toBe(malayalamSentence);
});

const audio = 'Please select an MP3, WAV, M4A, or AAC file';

test.each([
  ['the sentence of a code', 'RULES_REQUIRED', 'A contest needs rules.', 'മത്സരത്തിന് നിയമങ്ങൾ വേണം.'],
  [
    'the own sentence of a code with several',
    'INVALID_FILE_TYPE',
    audio,
    'MP3, WAV, M4A അല്ലെങ്കിൽ AAC ഫയൽ തിരഞ്ഞെടുക്കുക',
  ],
  [
    'what another server said',
    'YOUTUBE_REFUSED',
    'API key not valid.',
    'യൂട്യൂബ് ഇത് അനുവദിച്ചില്ല. സെർവർ പറയുന്നത്: “API key not valid.”',
  ],
  ['the English of an unknown code', 'OF_A_LATER_RELEASE', 'Please wait.', 'Please wait.'],
])('an error says %s', (_, code, message, malayalamSentence) => {
  const details = [{ field: 'file', code, message }];
  const error = toHttpError({ code, message, details }, { status: 400, statusText: 'Bad Request' });
  expect(error.message).toBe(malayalamSentence);
  expect(error.body).toEqual({
    code,
    message: malayalamSentence,
    details: [{ field: 'file', code, message: malayalamSentence }],
    errors: { file: malayalamSentence },
  });
});
