import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { PlayerBar } from '../components/player/player-bar';
import { whenIdle } from '../lib/when-idle';
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

/** Loaded once the first view stands; not with the first message, which may be that the server cannot be reached. */
function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
