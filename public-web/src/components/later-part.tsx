import { inTime } from '@paattu/shared/in-time';
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { NAVIGATED } from '../lib/router/router';
import { loadAtUse } from './load-at-use';

/** Each of them is a use of the part; `held` is the event of a press that `head-script.js` holds. */
const USES = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'dragover', 'held'];

interface PartOptions {
  /** Of the part on its page: the value of `data-later` in the server's HTML, while the part has no handlers. */
  name: string;
  load(): Promise<ComponentType>;
  /** The component itself on the server, which renders without waiting. */
  loaded: ComponentType | null;
  /** Whether the browser wants the code at once. */
  isWanted(): boolean;
  /** In its place if its code does not load and there is no HTML of the server; nothing for a part that the page does without. */
  Failed?: ComponentType;
}

/** Resolves when half a screen separates the visitor from the part, or less. */
const approached = (html: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '50%' },
    );
    observer.observe(html);
  });

const nextUse = (html: Element) =>
  new Promise<void>((resolve) => {
    const end = new AbortController();
    const listen = (target: EventTarget, names: string[]) => {
      for (const name of names) target.addEventListener(name, () => end.abort(), { signal: end.signal });
    };
    end.signal.addEventListener('abort', () => resolve());
    listen(html, USES);
    // The next address renders all parts of the page again.
    listen(window, ['popstate', NAVIGATED]);
  });

/**
 * A part far down the page, whose code loads when the visitor comes near it, or uses it from afar. Until then the
 * server's HTML of it stands, and `head-script.js` holds what is pressed there.
 */
export function laterPart({ name, load, loaded, isWanted, Failed = () => null }: PartOptions): ComponentType {
  const findHtml = () => document.querySelector(`[data-later=${name}]`);
  const Content =
    loaded ??
    lazy(async () => {
      const html = findHtml();
      // The rest of the page stays if the part does not load.
      if (!html) return { default: await inTime(load()).catch(() => Failed) };
      // Before this function runs, React has taken over the rest of the page, and the visitor may have used either.
      const isUsed = html.querySelector('[data-held]') !== null;
      if (!isUsed && !isWanted()) await Promise.race([approached(html), nextUse(html)]);
      // Until it has loaded, the server's HTML stands, with what the visitor has typed.
      return { default: await loadAtUse(load, () => nextUse(html)) };
    });

  // `memo`: React drops HTML that it has not taken over when the component around it renders again.
  return memo(function LaterPart() {
    return (
      // React leaves the attribute of the server's HTML, and a part that the browser renders has none.
      <div data-later={import.meta.env.SSR ? name : undefined}>
        <Suspense>
          <Content />
          <PartReady findHtml={findHtml} />
        </Suspense>
      </div>
    );
  });
}

/** As `Ready` of the page: one task after the effects, the part has its handlers. */
function PartReady({ findHtml }: { findHtml(): Element | null }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      findHtml()?.removeAttribute('data-later');
      dispatchEvent(new Event('part-ready'));
    });
    return () => clearTimeout(timer);
  }, [findHtml]);
  return null;
}
