import { locales, localizedPath } from '@paattu/shared/locales';
import { type Topic } from '@paattu/shared/rules';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/clock/clock.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { CachedResponse } from '../../common/cached-response/cached-response.js';
import { PageRenderer, type RenderedPage } from './page-renderer.js';

export interface Page {
  status: number;
  body: CachedResponse;
}

interface Kept {
  page: Promise<Page>;
  /** Empty while the page is being rendered: any change drops it then. */
  topics: Topic[];
  /** Milliseconds since the epoch; infinite while the page is being rendered. */
  expiresAt: number;
}

export const MAX_PAGES = 500;

/** The most pages of songs, entries and contests that do not exist. They are kept apart, so that made-up addresses push out no page of something that exists. */
export const MAX_MISSING = 100;

/** A song or contest can appear by the clock, which changes no data. */
const MISSING_MS = 10_000;

/** The pages of all paths without a page: one for each language. */
const UNKNOWN = new Set(locales.map((locale) => localizedPath(locale, '/404')));

/** Keeps rendered pages until the data that they show changes or expires. A page contains nothing about its visitor. */
@Injectable()
export class PageCache {
  /** As many as there are requests for them. Apart, because nobody knows yet which of them exist. */
  private readonly rendering = new Map<string, Kept>();
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_PAGES });
  private readonly missing = new LRUCache<string, Kept>({ max: MAX_MISSING });

  constructor(
    private readonly renderer: PageRenderer,
    changes: ChangeTopics,
    private readonly clock: Clock,
  ) {
    changes.subscribe((topic) => this.drop(topic));
  }

  /** Returns the page of a path. Visitors who request it at the same time share one rendering. */
  async get(path: string): Promise<Page> {
    const shown = await this.renderer.shownPath(path);
    return this.getShown(shown, UNKNOWN.has(shown));
  }

  private getShown(path: string, isUnknown: boolean): Promise<Page> {
    const known = this.rendering.get(path) ?? this.kept.get(path) ?? this.missing.get(path);
    if (known && known.expiresAt > this.clock.now().getTime()) return known.page;
    const rendered = this.renderer.render(path);
    const kept: Kept = { page: rendered.then(toPage), topics: [], expiresAt: Infinity };
    this.rendering.set(path, kept);
    rendered.then(
      ({ status, topics, expiresAt }) => {
        // A change meanwhile has dropped it.
        if (!this.isRendered(path, kept)) return;
        kept.topics = topics;
        kept.expiresAt = expiresAt;
        this.kept.delete(path);
        this.missing.delete(path);
        if (status === 200 || (isUnknown && status === 404)) this.kept.set(path, kept);
        // A 503 page lacks its data.
        if (status !== 404 || isUnknown) return;
        kept.expiresAt = Math.min(expiresAt, this.clock.now().getTime() + MISSING_MS);
        this.missing.set(path, kept);
      },
      () => this.isRendered(path, kept),
    );
    return kept.page;
  }

  /** Whether this rendering is still the one of its path, which it no longer is. */
  private isRendered(path: string, kept: Kept): boolean {
    return this.rendering.get(path) === kept && this.rendering.delete(path);
  }

  private drop(topic: Topic | 'all'): void {
    this.rendering.clear();
    for (const pages of [this.kept, this.missing])
      for (const [path, { topics }] of pages.entries())
        if (topic === 'all' || topics.includes(topic)) pages.delete(path);
  }
}

function toPage({ status, html }: RenderedPage): Page {
  return { status, body: new CachedResponse(html, 'text/html; charset=utf-8') };
}
