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
  children: ReactNode;
}

/**
 * Shows parts of the public site within another page, in the site's styles. A shadow root isolates the styles of both
 * from each other. For viewing only: nobody is signed in here, and nothing reacts to presses.
 */
export function AsOnTheSite({ language = DEFAULT_LOCALE, children }: Props) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [services] = useState(() => createAnonymousServices(location.origin, fetch.bind(globalThis)));
  const [queries] = useState(() => createQueryClient({ retries: false }));
  const theme = useSyncExternalStore(watchTheme, pageTheme);

  function attach(host: HTMLElement | null) {
    if (!host) return;
    addDocumentRules();
    setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }

  return (
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
