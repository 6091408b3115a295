import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PlayerBar } from '../components/player/player-bar';
import { whenIdle } from '../lib/when-idle';
import { useLocale, useTranslations } from '../translations/use-translations';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { TopBar } from './top-bar';
import { usePageChange } from './use-page-change';

export function Layout({ children }: { children: ReactNode }) {
  const site = useTranslations('site');
  const main = useRef<HTMLElement>(null);
  const locale = useLocale();
  // Before the focus moves: a screen reader reads the new heading in its language.
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    if (html.lang !== locale) html.dataset.switched = '';
    html.lang = locale;
  }, [locale]);
  usePageChange(main);

  // Not by following the link, which would add an entry to the browser history.
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
        <LanguageOffer />
        {children}
      </main>
      <Footer />
      <PlayerBar />
      <Toasts />
    </>
  );
}

/** Loads after the first paint, not with the first toast: that toast may report that the server is unreachable. */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // If the code does not load, the page works without toasts.
        import('../components/toaster').then(
          (loaded) => setToaster(() => loaded.Toaster),
          () => {},
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
