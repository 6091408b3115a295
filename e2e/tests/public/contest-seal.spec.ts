import { FIRST_CONTEST } from '../../support/contests.js';
import { inMalayalam } from '../../support/screens.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const path = `/contests/${FIRST_CONTEST}`;

/** By the path of the page: what it says about the line. */
const WORDS = [
  {
    page: path,
    sentence: /^This line seals the record .* If you note it, it can be checked later/,
  },
  {
    page: inMalayalam(path),
    sentence: /^താഴെയുള്ള വരിയിലെ തീയതി വരെ .* മുദ്ര \(ഹാഷ്\) ആണ് ആ വരി\..* പിന്നീട് ഉറപ്പാക്കാം\.$/,
  },
];

test('the page of a contest shows its head, also without scripts, and says what it is for', async ({
  page,
}) => {
  const readLine = async () => {
    const answer = await page.request.get(`/api${path}/seal`);
    return ((await answer.json()) as { head: { line: string } | null }).head?.line;
  };
  // The worker seals the day within seconds.
  await expect
    .poll(readLine)
    .toMatch(new RegExp(`^paattu/${FIRST_CONTEST} \\d{4}-\\d{2}-\\d{2} [0-9a-f]{64}$`));
  const line = (await readLine())!;
  for (const { page: address, sentence } of WORDS) {
    await expect.poll(async () => (await page.request.get(address)).text()).toContain(line);
    await openPage(page, address);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(page.getByRole('code')).toHaveText(line);
  }
});
