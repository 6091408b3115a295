import { DEFAULT_LOCALE, type Locale, localizedPath } from '@paattu/shared/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createQueryClient } from '../app/query-client';
import icons from '../app/icons.svg?raw';
import { createAnonymousServices } from '../app/anonymous-services';
import { StaticRouter } from '../lib/router/router';
import { ServicesContext } from '../lib/services';
import { WholeAtOnce } from '../lib/use-in-view';
import { addDocumentRules, siteStyles } from './site-styles';

interface Props {
  language?: Locale;
  /** Whether it is a whole screen, which is drawn as wide as this window and scaled to its place. */
  isScreen?: boolean;
  children: ReactNode;
}

/**
 * Shows parts of the public site within another page, in the site's styles. A shadow root isolates the styles of both
 * from each other. For viewing only: nobody is signed in here, and nothing reacts to presses.
 */
export function AsOnTheSite({ language = DEFAULT_LOCALE, isScreen = false, children }: Props) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [services] = useState(() => createAnonymousServices(location.origin, fetch.bind(globalThis)));
  const [queries] = useState(() => createQueryClient({ retries: false }));
  const theme = useSyncExternalStore(watchTheme, pageTheme);

  function attach(host: HTMLElement | null) {
    if (!host) return;
    addDocumentRules();
    setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }

  const host = (
    <div ref={attach} data-theme={theme} lang={language}>
      {root &&
        createPortal(
          <>
            <style>{siteStyles}</style>
            <div dangerouslySetInnerHTML={{ __html: icons }} />
            <div inert>
              <ServicesContext value={services}>
                <QueryClientProvider client={queries}>
                  <StaticRouter pathname={localizedPath(language, '/')}>
                    <WholeAtOnce value={true}>
                      <Suspense>{children}</Suspense>
                    </WholeAtOnce>
                  </StaticRouter>
                </QueryClientProvider>
              </ServicesContext>
            </div>
          </>,
          root,
        )}
    </div>
  );
  return isScreen ? <div ref={fitScreen}>{host}</div> : host;
}

/** Scales what is in `place` from the width of the window, by which the styles of the site choose, to that of `place`. */
function fitScreen(place: HTMLElement | null) {
  const screen = place?.firstElementChild;
  if (!place || !(screen instanceof HTMLElement)) return;
  place.style.overflow = 'hidden';
  screen.style.transformOrigin = '0 0';
  function fit(place: HTMLElement, screen: HTMLElement) {
    const width = document.documentElement.clientWidth;
    const scale = place.clientWidth / width;
    screen.style.width = `${width}px`;
    screen.style.transform = `scale(${scale})`;
    place.style.height = `${screen.offsetHeight * scale}px`;
  }
  const observer = new ResizeObserver(() => fit(place, screen));
  observer.observe(place);
  observer.observe(screen);
  return () => observer.disconnect();
}

/** The theme that the surrounding page has chosen, if any. */
function pageTheme(): string | undefined {
  return document.documentElement.dataset.theme;
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
