import { createHash } from 'node:crypto';
import { dehydrate } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app';
import { pageAssets, styles } from './app/assets';
import { htmlDocument } from './app/document';
import headScript from './app/head-script.js?raw';
import { createQueryClient } from './app/query-client';
import type { Topic } from './app/page';
import { pageAt } from './app/pages';
import { createAnonymousServices } from './app/anonymous-services';
import { HeadCollector, HeadTags, type PageHead } from './components/page-meta';

export interface RenderRequest {
  /** Path and search. */
  url: string;
  /** `https://host`, for canonical links. */
  origin: string;
  /** Answers `/api/...` within the process. */
  fetch: typeof globalThis.fetch;
}

export interface RenderResult {
  /** 503 where data could not be had: the page says so and tries again, and must not be kept. */
  status: number;
  html: string;
  /** What data the page shows; a cache drops it when one of these changes. */
  topics: Topic[];
}

/** Of what stands inline in every document, for the content security policy. */
export const inlineHashes = { script: hashOf(headScript), style: hashOf(styles) };

/** The HTML of a page. It never depends on the visitor. */
export async function render({ url, origin, fetch }: RenderRequest): Promise<RenderResult> {
  // Put together as text: resolved against the origin, `//name` would be taken for another host.
  const { pathname } = new URL(origin + url);
  const page = pageAt(pathname);
  const services = createAnonymousServices(origin, fetch);
  // What fails here is tried again by the browser; the HTML does not wait for a second try.
  const queries = createQueryClient({ retry: 0 });
  try {
    await Promise.all([page.preload(), page.prefetch?.(queries, services.api)]);
    const heads: PageHead[] = [];
    const content = renderToString(
      <HeadCollector value={(head) => heads.push(head)}>
        <StaticRouter location={pathname}>
          <App services={services} queries={queries} />
        </StaticRouter>
      </HeadCollector>,
    );
    const html = htmlDocument({
      head: heads.map((head) => renderToStaticMarkup(<HeadTags {...head} />)).join(''),
      content,
      data: { origin, queries: dehydrate(queries) },
      assets: pageAssets(page.file),
    });
    const lacksData =
      queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }).length > 0;
    const status = lacksData ? 503 : (heads.at(-1)?.status ?? 200);
    return { status, html, topics: page.topics ?? [] };
  } finally {
    queries.clear();
  }
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
