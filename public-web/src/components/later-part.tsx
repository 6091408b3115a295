import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { NAVIGATED } from '../lib/router/router';
import { loadAtUse } from './load-at-use';

/** Each of them shows that the visitor uses the part; `held` is the event of a press that `head-script.js` holds. */
const USES = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'dragover', 'held'];

/** The attribute of the server's HTML of a part, while it has no handlers; `head-script.js` knows it too. */
const SELECTOR = '[data-later]';

interface PartOptions {
  load(): Promise<ComponentType>;
  /** The component itself on the server, which renders without waiting. */
  loaded: ComponentType | null;
  /** Whether the browser wants the code at once. */
  isWanted(): boolean;
}

/**
 * A part far down the page, whose code loads at the first press or key in it. Until then the server's HTML of it stands,
 * and `head-script.js` holds what is pressed there. `wake` loads the code earlier.
 */
export function laterPart({ load, loaded, isWanted }: PartOptions): { Part: ComponentType; wake(): void } {
  const uses = new EventTarget();
  let isAwake = false;
  const wake = () => {
    isAwake = true;
    uses.dispatchEvent(new Event('use'));
  };

  const nextUse = (html: Element) =>
    new Promise<void>((resolve) => {
      const end = new AbortController();
      const listen = (target: EventTarget, names: string[]) => {
        for (const name of names) target.addEventListener(name, () => end.abort(), { signal: end.signal });
      };
      end.signal.addEventListener('abort', () => resolve());
      listen(uses, ['use']);
      listen(html, USES);
      // The next address renders all parts of the page again.
      listen(window, ['popstate', NAVIGATED]);
    });

  const Content =
    loaded ??
    lazy(async () => {
      const html = document.querySelector(SELECTOR);
      if (!html) return { default: await load() };
      // Before this function runs, React has taken over the rest of the page, and the visitor may have used either.
      const isUsed = isAwake || html.querySelector('[data-held]') !== null;
      if (!isUsed && !isWanted()) await nextUse(html);
      // Until it has loaded, the server's HTML stands, with what the visitor has typed.
      return { default: await loadAtUse(load, () => nextUse(html)) };
    });

  // `memo`: React drops HTML that it has not taken over when the component around it renders again.
  const Part = memo(function LaterPart() {
    return (
      // React leaves the attribute of the server's HTML, and a part that the browser renders has none.
      <div data-later={import.meta.env.SSR ? '' : undefined}>
        <Suspense>
          <Content />
          <PartReady />
        </Suspense>
      </div>
    );
  });
  return { Part, wake };
}

/** As `Ready` of the page: one task after the effects, the part has its handlers. */
function PartReady() {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.querySelector(SELECTOR)?.removeAttribute('data-later');
      dispatchEvent(new Event('part-ready'));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
