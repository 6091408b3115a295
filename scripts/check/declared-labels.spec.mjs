/**
 * The catalogues are TypeScript of two packages, which this project does not compile.
 * @type {(path: string) => Promise<any>}
 */
const load = (path) => import(new URL(`../../${path}`, import.meta.url).href);

// The receipt of the entrant has the sentence, and visitors see the label.
test.each([
  ['English', 'en'],
  ['Malayalam', 'ml'],
])('an entrant consents in %s to the labels that visitors see', async (_, locale) => {
  const { declarations } = await load(`backend/src/translations/${locale}/consents.ts`);
  const { gallery } = await load(`public-web/src/translations/${locale}/gallery.ts`);
  const { madeWithAi } = gallery.entry;
  expect(Object.keys(madeWithAi)).toEqual(['backing', 'voice']);
  for (const [use, label] of Object.entries(madeWithAi)) expect(declarations[use]).toContain(`“${label}”`);
});
