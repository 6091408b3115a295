import type { Page } from '@playwright/test';

/** The names of people and songs, which no page translates. A label cannot mark the language of a part of it. */
async function namesOn(page: Page): Promise<string[]> {
  const songs = (await (await page.request.get('/api/songs')).json()) as Array<{
    title: string;
    artist: string;
  }>;
  const entries = (await (await page.request.get('/api/contest/entries?limit=100')).json()) as Array<{
    name: string;
  }>;
  const names = [
    ...songs.flatMap(({ title, artist }) => [title, artist]),
    ...entries.map(({ name }) => name),
  ];
  // A name may contain another one.
  return names.sort((one, other) => other.length - one.length);
}

/** Texts that are not marked as English but have Latin letters. A sentence or label may contain a name. */
export async function englishIn(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) => {
      // File types, units and halves of the day, a term that few know in Malayalam, and the example of an address.
      const allowed = /\b(PNG|JPE?G|MB|K|M|AM|PM)\b|\(IP address\)|https:\/\/\S+|[\w.]{1,64}@[\w.]{1,64}/g;
      const isEnglish = (text: string) => /[A-Za-z]{2}/.test(text.replaceAll(allowed, ''));
      const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
      const isHidden = (element: Element) =>
        element.closest('script, style, noscript, [aria-hidden=true]') !== null;
      const isMalayalam = (element: Element) =>
        element.closest('[lang]')?.getAttribute('lang') === 'ml' && !isHidden(element);
      const found = [document.title].map(withoutNames).filter(isEnglish);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node;
        const text = node.textContent?.trim() ?? '';
        const words = names.includes(text) ? text : withoutNames(text);
        if (parentElement && isMalayalam(parentElement) && isEnglish(words)) found.push(text);
      }
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const label = element.getAttribute(name) ?? '';
          if (isMalayalam(element) && isEnglish(withoutNames(label))) found.push(`${name}: ${label}`);
        }
      return found;
    },
    await namesOn(page),
  );
}
