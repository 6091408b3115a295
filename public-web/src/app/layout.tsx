import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PlayerBar } from '../components/player/player-bar';
import { whenIdle } from '../lib/when-idle';
import { site } from '../translations/site';
import { Footer } from './footer';
import { TopBar } from './top-bar';
import { usePageChange } from './use-page-change';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);

  // Not as a step of the history, which going back would lead to.
  function skipToContent(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  }

  return (
    <>
      <a href="#content" className="skip-link" onClick={skipToContent}>
        {site.skipLink}
      </a>
      <TopBar />
      <main id="content" ref={main} tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <PlayerBar />
      <Toasts />
    </>
  );
}

/** Loaded once the first view stands; not with the first message, which may be that the server cannot be reached. */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // Where it cannot be loaded the page lives on without messages.
        import('../components/toaster').then(
          (loaded) => setToaster(() => loaded.Toaster),
          () => {},
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
