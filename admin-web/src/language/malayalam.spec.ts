import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = new URL('../', import.meta.url);

const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[/-])sentences\.ts$/.test(file))
  .sort();

/** Commands, names of services and of technical things, and texts that are made of what the owner has written. */
const SAME = [
  '.audit/security.events.from',
  '.audit.subject',
  '.care.ways.',
  '.contact-messages.replySubject',
  '.emails/doctor.recordType',
  '.emails/doctor.services.',
  '.emails/texts.field',
];

/** The English of each area. */
const english = new Map<string, object>();

beforeAll(async () => {
  jest.doMock('../lib/language', () => ({
    inLanguage: (area: string, words: object) => {
      english.set(area, words);
      return words;
    },
    intlLocale: () => 'ml-IN',
    consoleLanguage: () => 'ml',
  }));
  for (const file of FILES) await import(fileURLToPath(new URL(file, SOURCES)));
});

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** All texts with their paths. A function is called with numbers; if it fails with these, with texts. */
function textsOf(value: unknown, path: string): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const act = value as (...args: unknown[]) => unknown;
    const given = [2, '2', ['2'], {}].map((one) =>
      Array.from({ length: Math.max(act.length, 3) }, () => one),
    );
    for (const args of given) {
      try {
        return textsOf(act(...args), path);
      } catch {
        // It needs arguments of another kind.
      }
    }
    return [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Of Home and of all other pages. */
async function loadMalayalam() {
  const [{ malayalam }, { malayalamOfPages }] = [
    await import('./malayalam'),
    await import('./malayalam-of-pages'),
  ];
  return { ...malayalam.sentences, ...malayalamOfPages.sentences };
}

test('each area has a Malayalam of its own', async () => {
  const malayalam = await loadMalayalam();
  expect(english.size).toBeGreaterThan(35);
  expect(Object.keys(malayalam).sort()).toEqual([...english.keys()].sort());
});

test('the Malayalam of each area says all that the English says', async () => {
  const malayalam = await loadMalayalam();
  for (const [area, words] of Object.entries(malayalam))
    expect({ [area]: shapeOf(words) }).toEqual({ [area]: shapeOf(english.get(area)) });
});

test('no sentence is left in English', async () => {
  const malayalam = await loadMalayalam();
  const left = textsOf(malayalam, '').filter(
    ([path, text]) =>
      /[A-Za-z]{2}/.test(text) &&
      !/[\u0d00-\u0d7f]/.test(text) &&
      !SAME.some((same) => path.startsWith(same)),
  );
  expect(left).toEqual([]);
});
