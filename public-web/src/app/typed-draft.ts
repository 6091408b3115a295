import type { Schemas } from '@paattu/api-client';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { DRAFT_WANTED, type TypedDraft } from '@paattu/shared/site-texts/typed-draft';
import type { QueryClient } from '@tanstack/react-query';

type Frame = Schemas['PublicTextsDto'];
type About = Schemas['AboutTextsDto'];

const MARK = 'data-typed';

/** Shows what the owner types in the console around this page, and where the text of the focused field stands. */
export function showTypedDraft(queries: QueryClient): void {
  if (parent === window) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[${MARK}] { outline: 3px solid var(--focus); outline-offset: 6px; scroll-margin: 6rem }`,
  );
  document.adoptedStyleSheets.push(sheet);
  const stored = {
    about: queries.getQueryData<About>(['texts', 'about']),
  };

  addEventListener('message', ({ data, origin, source }: MessageEvent<Partial<TypedDraft>>) => {
    if (origin !== location.origin || source !== parent || data?.type !== 'paattu-typed-draft') return;
    const { texts = {}, at = null } = data;
    queries.setQueryData<Frame>(['texts'], (frame) => ({
      ...frameOf(texts),
      isNotPublic: frame?.isNotPublic,
      // The server knows the year of now.
      footerYear: texts.footerYear || frame?.footerYear,
    }));
    queries.setQueryData<About>(['texts', 'about'], (about) => about && aboutOf(texts, about, stored.about));
    // After React has rendered it.
    setTimeout(() => mark(at));
  });
  parent.postMessage(DRAFT_WANTED, location.origin);
}

function frameOf(texts: OwnTexts): Frame {
  const { bannerText: text, bannerTextMalayalam: textMalayalam, bannerLink: link, portrait } = texts;
  return {
    ...(texts as Frame),
    portrait: portrait ?? undefined,
    banner: text || textMalayalam ? { id: 'typed', text, textMalayalam, link } : undefined,
  };
}

/** A portrait that was not there at the load has sizes that the page does not know yet. */
function aboutOf(texts: OwnTexts, { portrait }: About, stored: About | undefined): About {
  const { portraitAlt: alt = '', portraitAltMalayalam: altMalayalam = '' } = texts;
  const known = [portrait, stored?.portrait].find((one) => one && one.id === texts.portrait);
  const isStillDemo = (['aboutHeading', 'aboutIntro'] as const).every((key) => texts[key] === stored?.[key]);
  return {
    ...(texts as About),
    portrait: known && { ...known, alt, altMalayalam },
    isDemo: (isStillDemo && stored?.isDemo) || undefined,
  };
}

let marked: string | null = null;

function mark(at: TypedDraft['at']): void {
  const place = at && placeOf(at);
  for (const element of document.querySelectorAll(`[${MARK}]`))
    if (element !== place) element.removeAttribute(MARK);
  place?.setAttribute(MARK, '');
  // Not at each letter: the owner may look at something else meanwhile.
  if (at && place && at.key !== marked) place.scrollIntoView({ block: 'center' });
  marked = place ? at.key : null;
}

/** The part of the page that shows a text: of several, the one in the middle of the page. */
function placeOf({ key, text }: NonNullable<TypedDraft['at']>): Element | null {
  if (key === 'portrait' || key.startsWith('portraitAlt'))
    return document.querySelector('main figure, main img[src*="/portraits/"]');
  if (key.startsWith('banner')) return document.querySelector('aside');
  if (key.endsWith('Url'))
    return (
      [...document.querySelectorAll('main a, footer a')].find((link) => link.getAttribute('href') === text) ??
      null
    );
  const words = text.trim().split('\n')[0]?.trim();
  if (!words) return null;
  for (const part of document.querySelectorAll('main, header, footer')) {
    const found = innermost(part, words);
    if (found) return found;
  }
  return null;
}

function innermost(within: Element, words: string): Element | null {
  if (!within.textContent.includes(words)) return null;
  for (const child of within.children) {
    const found = innermost(child, words);
    if (found) return found;
  }
  return within;
}
