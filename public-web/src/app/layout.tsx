import { LOCALE_DETAILS } from '@paattu/shared/locales';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../components/icon';
import { Player } from '../components/player/player';
import { Toaster } from '../components/toaster';
import { focusHeading } from '../lib/focus-heading';
import { useServices } from '../lib/services';
import { useSiteTexts } from '../lib/site-texts';
import { useLocale, useTranslations } from '../translations/use-translations';
import { Banner } from './banner';
import { rememberLanguage } from './chosen-language';
import { Footer } from './footer';
import { TopBar } from './top-bar';
import { useLanguageSwitch } from './use-language-switch';
import { usePageChange } from './use-page-change';

export function Layout({ children }: { children: ReactNode }) {
  const site = useTranslations('site');
  const { banner, isNotPublic } = useSiteTexts();
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
      {!isNotPublic && <Footer />}
      <Player />
      <Toaster />
    </>
  );
}

/**
 * Offers another language once to a visitor whose browser prefers it. The HTML has the offer for each other language;
 * `head-script.js` chooses before the first paint which one is visible, so that it covers nothing and nothing moves.
 */
function LanguageOffer() {
  const locale = useLocale();
  const { others, linkTo, hasPage } = useLanguageSwitch();
  if (!hasPage) return null;
  return others.map((language) => {
    const { offer, dismissOffer } = LOCALE_DETAILS[language];
    return (
      <div key={language} lang={language} className="language-offer print:hidden">
        <p className="wrap flex min-h-11 items-center gap-2 text-sm">
          <a {...linkTo(language)} className="text-link py-2">
            {offer}
          </a>
          <button
            type="button"
            className="icon-button ml-auto"
            aria-label={dismissOffer}
            onClick={() => {
              rememberLanguage(locale);
              focusHeading();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      </div>
    );
  });
}
