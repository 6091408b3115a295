import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Player } from '../components/player/player';
import { Toaster } from '../components/toaster';
import { useLocale, useTranslations } from '../translations/use-translations';
import { useServices } from '../lib/services';
import { useSiteTexts } from '../lib/site-texts';
import { Banner } from './banner';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { TopBar } from './top-bar';
import { usePageChange } from './use-page-change';

export function Layout({ children }: { children: ReactNode }) {
  const site = useTranslations('site');
  const { banner } = useSiteTexts();
  const { preview } = useServices();
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
      {preview && <p className="bg-leaf px-4 py-2 text-center text-on-leaf">{site.draft}</p>}
      <TopBar />
      {banner && <Banner key={banner.id} banner={banner} />}
      <main id="content" ref={main} tabIndex={-1} className="min-h-[60vh] outline-none">
        <LanguageOffer />
        {children}
      </main>
      <Footer />
      <Player />
      <Toaster />
    </>
  );
}
