import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Changes, type Topic } from '../../database/changes.js';
import { ReadyResponse } from '../../common/ready-response/ready-response.js';
import { PageRenderer, type RenderedPage } from './page-renderer.js';

export interface Page {
  status: number;
  body: ReadyResponse;
}

interface Kept {
  page: Promise<Page>;
  /** Unknown while it is being rendered: then any change drops it. */
  topics: Topic[] | null;
}

const MAX_PAGES = 500;

/** Rendered pages, kept until what they show changes. They hold nothing of a visitor, so that one serves all. */
@Injectable()
export class PageCache {
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_PAGES });

  constructor(
    private readonly renderer: PageRenderer,
    changes: Changes,
  ) {
    changes.subscribe((topic) => this.drop(topic));
  }

  /** The page of a path; visitors who ask for it at once share one rendering. */
  get(path: string): Promise<Page> {
    const known = this.kept.get(path);
    if (known) return known.page;
    const rendered = this.renderer.render(path);
    const kept: Kept = { page: rendered.then(toPage), topics: null };
    this.kept.set(path, kept);
    rendered.then(
      ({ status, topics }) => {
        kept.topics = topics;
        // What no page exists for is not kept, or made-up paths would push out the real ones; nor what lacks its data.
        if (status !== 200) this.forget(path, kept);
      },
      () => this.forget(path, kept),
    );
    return kept.page;
  }

  private forget(path: string, kept: Kept): void {
    if (this.kept.peek(path) === kept) this.kept.delete(path);
  }

  private drop(topic: Topic | 'all'): void {
    for (const [path, { topics }] of this.kept.entries()) {
      if (topic === 'all' || topics === null || topics.includes(topic)) this.kept.delete(path);
    }
  }
}

function toPage({ status, html }: RenderedPage): Page {
  return { status, body: new ReadyResponse(html, 'text/html; charset=utf-8') };
}
