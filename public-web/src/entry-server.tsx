import { createHash } from 'node:crypto';
import { localizedPath, splitLocale } from '@paattu/shared/locales';
import type { Topic } from '@paattu/shared/rules';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app';
import { fontsOf, pageAssets, styles } from './app/assets';
import { htmlDocument, plainDocument } from './app/document';
import headScript from './app/head-script.js?raw';
import type { Page } from './app/page';
import { loadedData } from './app/page-data';
import { createQueryClient } from './app/query-client';
import { loadRarePages, pageAt } from './app/pages';
import { serverPageOf } from './app/server-pages';
import { LookLine, type LookLineProps } from './features/not-public/look-line';
import { NotPublicPage, type NotPublicPageProps, titleOf } from './features/not-public/not-public-page';
import { siteTexts, textsQuery } from './lib/site-texts';
import { createAnonymousServices } from './app/anonymous-services';
import { loadTranslations } from './translations/loaded';
import { matchPath } from './lib/router/match-path';
import { StaticRouter } from './lib/router/router';
import { HeadCollector, HeadTags, type PageHead } from './components/page-meta';

/** A path without a page. */
const UNKNOWN_PATH = '/404';

export interface RenderRequest {
  /** Path and search. */
  url: string;
  /** `https://host`, for canonical links. */
  origin: string;
  /** Handles `/api/...` requests within the process. */
  fetch: typeof globalThis.fetch;
  /** The token with which the page shows the draft of the site's texts. */
  preview?: string | undefined;
  /** Who looks at a site that is not public. */
  reader?: LookLineProps['reader'] | null;
  /** Whether the contest and songs of the example are on the site. */
  example?: LookLineProps['example'];
}

export interface RenderResult {
  /** 503 if data did not load: the page reports this and tries again, and must not be cached. */
  status: number;
  html: string;
  /** The topics of the data that the page shows; the page cache drops the page when one of them changes. */
  topics: Topic[];
}

/** Hashes of the inline script and style of every document, for the content security policy. */
export const inlineHashes = { script: hashOf(headScript), style: hashOf(styles) };

/** Renders the HTML of a page. It never depends on the visitor, except on a site that is not public. */
export async function render({
  url,
  origin,
  fetch,
  preview,
  reader,
  example = null,
}: RenderRequest): Promise<RenderResult> {
  // Concatenated, not resolved: against the origin, `//name` would resolve to another host.
  const { pathname } = new URL(origin + url);
  const { locale, path } = splitLocale(pathname);
  await loadRarePages();
  const page = pageAt(path) as Page;
  const { laterAreas, prefetch, topics = [] } = serverPageOf(page);
  const services = createAnonymousServices(origin, fetch, preview);
  // The browser retries a failed request; the HTML does not wait for a retry.
  const queries = createQueryClient({ retries: false });
  try {
    await Promise.all([
      page.preload(locale, laterAreas),
      queries.prefetchQuery(textsQuery(services.api, preview)),
      prefetch?.(queries, services, matchPath(page.path, path) ?? {}, locale),
    ]);
    const heads: PageHead[] = [];
    const content = renderToString(
      <HeadCollector value={(head) => heads.push(head)}>
        <StaticRouter pathname={pathname}>
          <App services={services} queries={queries} />
        </StaticRouter>
      </HeadCollector>,
    );
    const translations = await loadTranslations(locale, 'site');
    const own = queries.getQueryData(textsQuery(services.api).queryKey) ?? {};
    const texts = siteTexts(own, locale, translations);
    const html = htmlDocument({
      locale,
      banner: texts.banner?.id,
      isClosed: texts.isNotPublic,
      line: reader
        ? renderToStaticMarkup(
            <LookLine
              locale={locale}
              reader={reader}
              name={texts.name}
              example={example}
              isSetUp={page.path === '/setup'}
            />,
          )
        : undefined,
      ground: heads.at(-1)?.ground,
      head: heads.map((head) => renderToStaticMarkup(<HeadTags {...head} />)).join(''),
      content,
      data: { origin, preview, queries: loadedData(queries) },
      assets: pageAssets(page, locale),
    });
    const lacksData =
      queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }).length > 0;
    const status = lacksData ? 503 : (heads.at(-1)?.status ?? 200);
    return { status, html, topics: [...topics, 'texts', 'contest'] };
  } finally {
    queries.clear();
  }
}

/** What visitors get of a site that is not public. */
export async function renderNotPublic(props: NotPublicPageProps): Promise<string> {
  const { locale } = props;
  return plainDocument({
    locale,
    title: renderToStaticMarkup(<title>{titleOf(props)}</title>),
    content: renderToStaticMarkup(<NotPublicPage {...props} />),
    fonts: fontsOf(locale),
  });
}

/** The path whose page is at a path: that of all unknown ones is the same, and the table of pages alone finds it. */
export async function shownPath(pathname: string): Promise<string> {
  const { locale, path } = splitLocale(pathname);
  await loadRarePages();
  return pageAt(path)?.path === '*' ? localizedPath(locale, UNKNOWN_PATH) : pathname;
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
