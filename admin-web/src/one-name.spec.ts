import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('./', import.meta.url);

/** Names that the console had beside the one that it has. The specified messages keep theirs. */
const OTHER_NAMES = [
  ['mail server', /SMTP (?:server|സെർവ)/],
  ['sign in', /logged in\b|\blog-ins?\b(?!':)|(?<!Please )\blog in\b/i],
  ['delete a draft', /\bdiscard(?:ed)? (?:the |a )?draft|draft (?:was )?(?:not )?discarded/i],
] as const;

test.each(OTHER_NAMES)('the console says “%s” alone', (_, other) => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[/-])sentences(\.ml)?\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, SOURCES), 'utf8')
      .split('\n')
      .filter((line) => other.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
