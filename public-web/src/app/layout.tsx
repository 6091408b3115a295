import { lazy, Suspense, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { PlayerBar } from '../components/player/player-bar';
import { toasts } from '../lib/toasts';
import { site } from '../messages/site';
import { Footer } from './footer';
import { StartOnce } from './start-once';
import { TopBar } from './top-bar';
import { usePageChange } from './use-page-change';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster')).Toaster }));

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  return (
    <>
      <a href="#content" className="skip-link">
        {site.skipLink}
      </a>
      <TopBar />
      <main id="content" ref={main} tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <PlayerBar />
      <Toasts />
      <StartOnce />
    </>
  );
}

/** Loaded with the first message, which is nothing that the first view needs. */
function Toasts() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.everShown, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
