import type { Schemas } from '@paattu/api-client';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { DRAFT_WANTED, type TypedDraft, type TypedSong } from '@paattu/shared/site-texts/typed-draft';
import type { QueryClient } from '@tanstack/react-query';
import type { WholeTexts } from '../features/songs/whole-song';

type Frame = Schemas['PublicTextsDto'];
type About = Schemas['AboutTextsDto'];
type Song = Schemas['SongDto'];
type Typed = TypedDraft | TypedSong<Song>;

const MARK = 'data-typed';

/** Shows what the owner types in the console around this page, and where the text of the focused field stands. */
export function showTypedDraft(queries: QueryClient): void {
  if (parent === window) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[${MARK}] { outline: 3px solid var(--focus); outline-offset: 6px; scroll-margin: 6rem }`,
  );
  document.adoptedStyleSheets.push(sheet);
  addEventListener('click', holdLink, { capture: true });
  // What is stored never replaces what is typed.
  for (const key of ['texts', 'songs', 'whole-song'])
    queries.setQueryDefaults([key], { staleTime: Infinity });
  const stored = {
    about: queries.getQueryData<About>(['texts', 'about']),
  };

  addEventListener('message', ({ data, origin, source }: MessageEvent<Partial<Typed> | null>) => {
    if (origin !== location.origin || source !== parent) return;
    if (data?.type === 'paattu-typed-draft') showTexts(data.texts ?? {});
    else if (data?.type === 'paattu-typed-song' && data.song) showSong(data.song);
    else return;
    const { at = null } = data;
    // After React has rendered it.
    setTimeout(() => mark(at));
  });

  function showTexts(texts: OwnTexts): void {
    queries.setQueryData<Frame>(['texts'], (frame) => ({
      ...frameOf(texts),
      isNotPublic: frame?.isNotPublic,
      emails: frame?.emails,
      hasNoContest: frame?.hasNoContest,
      // The server knows the year of now.
      footerYear: texts.footerYear || frame?.footerYear,
    }));
    queries.setQueryData<About>(['texts', 'about'], (about) => about && aboutOf(texts, about, stored.about));
  }

  /** Also one that visitors do not see yet. */
  function showSong(song: Song): void {
    queries.setQueryData<Song[]>(['songs'], (songs = []) =>
      songs.some(({ id }) => id === song.id)
        ? songs.map((one) => (one.id === song.id ? song : one))
        : [song, ...songs],
    );
    const { description, story, storyMalayalam } = song;
    queries.setQueryData<WholeTexts>(['whole-song', song.id], { description, story, storyMalayalam });
  }

  parent.postMessage(DRAFT_WANTED, location.origin);
}

/** The frame shows one page. Another has nothing of what is typed. */
function holdLink(event: MouseEvent): void {
  if ((event.target as Element).closest('a[href]')) event.preventDefault();
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

function mark(at: Typed['at']): void {
  const place = at && placeOf(at);
  for (const element of document.querySelectorAll(`[${MARK}]`))
    if (element !== place) element.removeAttribute(MARK);
  place?.setAttribute(MARK, '');
  // Not at each letter: the owner may look at something else meanwhile.
  if (at && place && at.key !== marked) place.scrollIntoView({ block: 'center' });
  marked = place ? at.key : null;
}

/** The part of the page that shows a text: of several, the one in the middle of the page. */
function placeOf({ key, text }: NonNullable<Typed['at']>): Element | null {
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
