import { pathToFileURL } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { markInProcess } from '../../common/http/in-process.js';
import type { InlineHashes } from '../../common/http/security-policy.js';
import { CONFIG } from '../../config/config.module.js';
import type { Topic } from '@paattu/shared/rules';
import { webBuilds } from './web-builds.js';

interface RenderResult {
  status: number;
  html: string;
  topics: Topic[];
}

/** The exports of the server build of `public-web`. */
interface ServerEntry {
  render: (request: {
    url: string;
    origin: string;
    fetch: typeof globalThis.fetch;
    preview: string | undefined;
  }) => Promise<RenderResult>;
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
  ) {}

  /** @param preview the token with which the page shows the draft of the site's texts */
  async render(path: string, preview?: string): Promise<RenderedPage> {
    const { render } = await this.load();
    let expiresAt = Infinity;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await this.fetchInProcess(input, init);
      const expires = response.headers.get('expires');
      if (expires !== null) expiresAt = Math.min(expiresAt, Date.parse(expires));
      return response;
    };
    const page = await render({ url: path, origin: this.config.publicUrl, fetch, preview });
    return { ...page, expiresAt };
  }

  /** The path whose page is at a path: one for all unknown paths of a language. */
  async shownPath(path: string): Promise<string> {
    return (await this.load()).shownPath(path);
  }

  async inlineHashes(): Promise<InlineHashes> {
    return (await this.load()).inlineHashes;
  }

  private load(): Promise<ServerEntry> {
    this.entry ??= import(pathToFileURL(webBuilds.publicServerEntry).href) as Promise<ServerEntry>;
    return this.entry;
  }

  /** Calls the API routes that browsers use, without a socket. */
  private readonly fetchInProcess: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), this.config.publicUrl),
      init,
    );
    const url = new URL(request.url);
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const answer = await markInProcess(() =>
      fastify.inject({
        method: request.method,
        url: url.pathname + url.search,
        headers: { accept: 'application/json' },
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
