import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Certificate, certificateOf } from './certificate.js';

const ENGLISH: Certificate = {
  locale: 'en',
  artistName: 'Paattu',
  contestTitle: 'Cover Song Contest 2025',
  songTitle: 'Monsoon Letter',
  entrantName: 'Demo Entrant One',
  place: 2,
  finalists: 9,
  points: 88_750,
  serial: 'K7M2-XR94',
  // On the next day in India.
  announcedAt: new Date('2025-08-15T20:30:00Z'),
  timeZone: 'Asia/Kolkata',
  pageUrl: 'https://paattu.example/contests/cover-song-contest-2025/results',
  version: 1,
};

const MALAYALAM: Certificate = {
  ...ENGLISH,
  locale: 'ml',
  contestTitle: 'കവർ പാട്ട് മത്സരം 2025',
  songTitle: 'മഴക്കത്ത്',
  entrantName: 'ഡെമോ മത്സരാർഥി 3',
};

interface ReadPdf {
  pages: number;
  info: object;
  language: string | null;
  lines: string[];
  links: string[];
  pixels: { data: Uint8ClampedArray; width: number; height: number };
}

const SCALE = 2;

interface Canvas {
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
}

/** Reads and draws a PDF as Firefox does. */
async function read(certificate: Certificate): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(await certificateOf(certificate)) }).promise;
  const page = await document.getPage(1);
  const [{ info }, { items, lang }, annotations] = await Promise.all([
    document.getMetadata(),
    page.getTextContent(),
    page.getAnnotations(),
  ]);
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { context } = (document.canvasFactory as { create(width: number, height: number): Canvas }).create(
    width,
    height,
  );
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  const read = {
    pages: document.numPages,
    info,
    language: lang,
    lines: text.split('\n'),
    links: annotations.map(({ url }: { url: string }) => url),
    pixels: { data: context.getImageData(0, 0, width, height).data, width, height },
  };
  await document.destroy();
  return read;
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What screen readers read and copies contain: for Malayalam, pdf.js returns glyphs from left to right instead. */
async function copiedTexts(certificate: Certificate): Promise<string[]> {
  const file = Buffer.from(await certificateOf(certificate));
  const start = file.indexOf('\nstream\n') + '\nstream\n'.length;
  const content = inflateSync(file.subarray(start)).toString('latin1');
  return [...content.matchAll(/\/ActualText \(((?:[^\\)]|\\[^])*)\)/g)].map(([, literal]) => {
    const bytes = literal!.replace(/\\([^])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
    if (!bytes.startsWith('\xfe\xff')) return bytes;
    return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
  });
}

test('an English certificate says what the entrant did', async () => {
  const { pages, info, language, lines, links } = await read(ENGLISH);
  expect(lines).toEqual([
    'Paattu',
    'Certificate',
    'This certifies that',
    'Demo Entrant One',
    'sang “Monsoon Letter”',
    'in Cover Song Contest 2025',
    'and came 2nd of 9 finalists with 88.75 of 100 points.',
    '2of 9',
    'Announced on 16 August 2025',
    'Certificate K7M2-XR94 · version 1 of the result',
    'The result: paattu.example/contests/cover-song-contest-2025/results',
  ]);
  expect(await copiedTexts(ENGLISH)).toEqual(lines.filter((line) => line !== '2of 9'));
  expect(info).toMatchObject({
    Title: 'Certificate · Demo Entrant One · Cover Song Contest 2025',
    Author: 'Paattu',
    CreationDate: 'D:20250815203000Z',
  });
  expect({ pages, language, links }).toEqual({ pages: 1, language: 'en', links: [ENGLISH.pageUrl] });
});

test('the metadata are XML also with the signs of XML in names', async () => {
  const names = { artistName: 'Rock & Roll', contestTitle: 'Songs <3 & more' };
  const pdf = Buffer.from(await certificateOf({ ...ENGLISH, ...names })).toString();
  const [, xml] = /<x:xmpmeta[^]*?<dc:title>([^]*?)<\/dc:title>/.exec(pdf) ?? [];
  expect(xml).toContain('Certificate · Demo Entrant One · Songs ‹3 ＆ more');
  expect(pdf).toContain('Rock ＆ Roll');
});

test('a Malayalam certificate says it in Malayalam', async () => {
  const { pages, info, language } = await read(MALAYALAM);
  expect(await copiedTexts(MALAYALAM)).toEqual([
    'Paattu',
    'സർട്ടിഫിക്കറ്റ്',
    'ഡെമോ മത്സരാർഥി 3',
    '“മഴക്കത്ത്” എന്ന പാട്ട്',
    'കവർ പാട്ട് മത്സരം 2025 എന്ന മത്സരത്തിൽ പാടി,',
    '9 ഫൈനലിസ്റ്റുകളിൽ രണ്ടാം സ്ഥാനവും 100-ൽ\u00a088.75\u00a0പോയിന്റും നേടിയതായി സാക്ഷ്യപ്പെടുത്തുന്നു.',
    'ഫലപ്രഖ്യാപനം: 2025 ഓഗസ്റ്റ് 16',
    'സർട്ടിഫിക്കറ്റ് K7M2-XR94 · ഫലത്തിന്റെ പതിപ്പ് 1',
    'മത്സരഫലം: paattu.example/contests/cover-song-contest-2025/results',
  ]);
  expect(info).toMatchObject({ Title: 'സർട്ടിഫിക്കറ്റ് · ഡെമോ മത്സരാർഥി 3 · കവർ പാട്ട് മത്സരം 2025' });
  expect({ pages, language }).toEqual({ pages: 1, language: 'ml' });
});

test.each([
  ['en', 'and took part in Cover Song Contest 2025.'],
  ['ml', 'Cover Song Contest 2025 എന്ന മത്സരത്തിൽ പാടിയതായി സാക്ഷ്യപ്പെടുത്തുന്നു.'],
] as const)('an entrant who was no finalist took part (%s)', async (locale, sentence) => {
  const texts = await copiedTexts({ ...ENGLISH, locale, place: null, points: 0 });
  expect(texts.indexOf(sentence)).toBe(texts.length - 4);
});

test.each([
  [1, 1, 100_000, 'and came 1st of 1 finalist with 100 of 100 points.'],
  [3, 20, 31_818, 'and came 3rd of 20 finalists with 31.818 of 100 points.'],
  [12, 12, 0, 'and came 12th of 12 finalists with 0 of 100 points.'],
  [21, 60, 5_010, 'and came 21st of 60 finalists with 5.01 of 100 points.'],
])('place %i of %i with %i thousandths', async (place, finalists, points, sentence) => {
  expect(await copiedTexts({ ...ENGLISH, place, finalists, points })).toContain(sentence);
});

test.each([
  ['no name', '😀'.repeat(100), 'the singer of this entry'],
  ['emoji and another script', 'Anjali 😀 राम Nair', 'Anjali Nair'],
  ['marks without end', `e${'\u0301'.repeat(300)}`, 'é'],
  ['control, direction and zero-width characters', 'A\u202e\u200b\ufeff\u0007sha\u2066', 'Asha'],
  ['joiners', 'പ്രകാശ്\u200c മാത്യു \u200d', 'പ്രകാശ്\u200c മാത്യു \u200d'.trim()],
])('%s in a name', async (_, entrantName, written) => {
  expect((await copiedTexts({ ...ENGLISH, entrantName }))[3]).toBe(written);
});

test('the QR code leads to the page of the result, also where its address is long', async () => {
  for (const pageUrl of [ENGLISH.pageUrl, `${ENGLISH.pageUrl}?${'long='.repeat(40)}`]) {
    const { data, width, height } = (await read({ ...ENGLISH, pageUrl })).pixels;
    expect(jsQR.default(data, width, height)?.data).toBe(pageUrl);
  }
});

/** Where the sentence is, in pixels; every other pixel must be the same for each name. */
const SENTENCE = { left: 80, top: 160, right: 600, bottom: 430 };

function withoutSentence({ data, width }: ReadPdf['pixels']): Buffer {
  const pixels = Buffer.from(data);
  for (let y = SENTENCE.top * SCALE; y < SENTENCE.bottom * SCALE; y += 1)
    pixels.fill(0, (y * width + SENTENCE.left * SCALE) * 4, (y * width + SENTENCE.right * SCALE) * 4);
  return pixels;
}

const plain = read(ENGLISH).then(({ pixels }) => withoutSentence(pixels));

test.each([
  ['wide letters', 'W'.repeat(200)],
  ['words', 'Maria Elisabeth '.repeat(12)],
  ['conjuncts without a space', 'ക്ഷ്മ'.repeat(40)],
  ['Malayalam words', 'ശ്രീലക്ഷ്മി '.repeat(16)],
  ['Malayalam marks without end', `കീ${'ു'.repeat(190)}`],
  ['viramas without end', '\u0d4d'.repeat(200)],
  ['joiners alone', '\u200d'.repeat(200)],
  ['accents without end', `Zo${'\u0308\u0323'.repeat(99)}e`],
  ['letters from right to left', 'שלום مرحبا '.repeat(18)],
  ['emoji', '👨‍👩‍👧‍👦🏳️‍🌈'.repeat(14)],
  ['control characters', '\u0000\u0007\n\r\t\u001b\u202e\u2028'.repeat(25)],
  ['no letters', ''],
])('stays in its place on one page: %s', async (_, text) => {
  const { pages, pixels } = await read({
    ...ENGLISH,
    entrantName: text,
    songTitle: text,
    contestTitle: text,
  });
  expect(pages).toBe(1);
  expect(withoutSentence(pixels).equals(await plain)).toBe(true);
});

test('a long title is cut inside its sentence', async () => {
  const songTitle = 'A Song Without End '.repeat(10);
  const sentence = (await copiedTexts({ ...MALAYALAM, songTitle }))[3];
  expect(sentence).toMatch(/^“A Song Without End .*…” എന്ന പാട്ട്$/);
});

test('the same certificate has the same bytes', async () => {
  const [first, , again] = [
    await certificateOf(MALAYALAM),
    await certificateOf({ ...ENGLISH, entrantName: 'ശ്രീ ക്ഷ' }),
    await certificateOf(MALAYALAM),
  ];
  expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true);
});
