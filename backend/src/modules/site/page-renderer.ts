import { pathToFileURL } from 'node:url';
import { type Locale, locales } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { markInProcess } from '../../common/http/in-process.js';
import type { SiteReader } from '../../common/http/site-reader.js';
import type { InlineHashes } from '../../common/http/security-policy.js';
import { CONFIG } from '../../config/config.module.js';
import type { Topic } from '@paattu/shared/rules';
import { CONTESTS } from '../contest/contests/public.sql.js';
import { SetupService } from '../auth/setup/setup.service.js';
import { SiteName } from '../texts/site-name.service.js';
import { webBuilds } from './web-builds.js';

export interface NotPublicPage {
  locale: Locale;
  /** In the default language, for the link to the other one. */
  path: string;
  /** Whether the visitor has followed a link to look at the site that has ended. */
  hasEnded: boolean;
}

interface RenderResult {
  status: number;
  html: string;
  topics: Topic[];
}

/** Whether all of the example is there. */
type ExampleState = 'whole' | 'partial';

/** The exports of the server build of `public-web`. */
interface ServerEntry {
  render: (request: {
    url: string;
    origin: string;
    fetch: typeof globalThis.fetch;
    preview: string | undefined;
    reader: SiteReader | null;
    example: ExampleState | null;
  }) => Promise<RenderResult>;
  renderNotPublic: (
    page: NotPublicPage & { names: Record<Locale, string>; hasOwnName: boolean; needsOwner: boolean },
  ) => Promise<string>;
  shownPath: (path: string) => Promise<string>;
  inlineHashes: InlineHashes;
}

export interface RenderedPage extends RenderResult {
  /** The earliest `Expires` of the API responses that the page shows, in milliseconds since the epoch; else infinite. */
  expiresAt: number;
}

/** Renders the public pages in this process, with the server build of `public-web`. */
@Injectable()
export class PageRenderer {
  private entry: Promise<ServerEntry> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly adapterHost: HttpAdapterHost,
    private readonly siteName: SiteName,
    private readonly dataSource: DataSource,
    private readonly setup: SetupService,
  ) {}

  /** With a token, the page shows the draft of the site's texts; for a reader of a site that is not public, all of it. */
  async render(
    path: string,
    { preview, reader = null }: { preview?: string; reader?: SiteReader | null } = {},
  ): Promise<RenderedPage> {
    const { render } = await this.load();
    let expiresAt = Infinity;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await this.fetchInProcess(input, init, reader !== null);
      const expires = response.headers.get('expires');
      if (expires !== null) expiresAt = Math.min(expiresAt, Date.parse(expires));
      return response;
    };
    // A public site has none.
    const example = reader && (await this.findExample());
    const page = await render({
      url: path,
      origin: this.config.publicUrl,
      fetch,
      preview,
      reader,
      example,
    });
    return { ...page, expiresAt };
  }

  /** What visitors of a site get that is not public. It needs nothing of the API, and no scripts. */
  async renderNotPublic(page: NotPublicPage): Promise<string> {
    const { renderNotPublic } = await this.load();
    return renderNotPublic({
      ...page,
      names: { en: this.siteName.in('en'), ml: this.siteName.in('ml') },
      hasOwnName: locales.some((locale) => this.siteName.ownIn(locale) !== undefined),
      needsOwner: await this.setup.isOpen(),
    });
  }

  /** The path whose page is at a path: one for all unknown paths of a language. */
  async shownPath(path: string): Promise<string> {
    return (await this.load()).shownPath(path);
  }

  async inlineHashes(): Promise<InlineHashes> {
    return (await this.load()).inlineHashes;
  }

  /** Its contest is there first, and is published last. */
  private async findExample(): Promise<ExampleState | null> {
    const [found] = await this.dataSource.query<Array<{ isWhole: boolean }>>(
      `select published_at is not null as "isWhole" from ${CONTESTS} where id = example_contest()`,
    );
    if (!found) return null;
    return found.isWhole ? 'whole' : 'partial';
  }

  private load(): Promise<ServerEntry> {
    this.entry ??= import(pathToFileURL(webBuilds.publicServerEntry).href) as Promise<ServerEntry>;
    return this.entry;
  }

  /** Calls the API routes that browsers use, without a socket. */
  private async fetchInProcess(
    input: Parameters<typeof globalThis.fetch>[0],
    init: RequestInit | undefined,
    mayLook: boolean,
  ): Promise<Response> {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), this.config.publicUrl),
      init,
    );
    const url = new URL(request.url);
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const answer = await markInProcess(
      () =>
        fastify.inject({
          method: request.method,
          url: url.pathname + url.search,
          headers: { accept: 'application/json' },
        }),
      { mayLook },
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  }
}
