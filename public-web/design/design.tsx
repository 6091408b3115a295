import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAnonymousServices } from '../src/app/anonymous-services';
import icons from '../src/app/icons.svg?raw';
import { PlayerBar } from '../src/components/player/player-bar';
import { Toaster } from '../src/components/toaster';
import { savePlayback } from '../src/lib/player/saved-state';
import { ServicesContext } from '../src/lib/services';
import { StaticRouter } from '../src/lib/router/router';
import '../../fonts/fonts.css';
import '../src/styles/index.css';
import { loadTranslations } from '../src/translations/loaded';
import { Actions } from './actions';
import { Lists } from './lists';
import { queue } from './samples';
import { Tokens } from './tokens';

/*
 * `/design` of the development server: each component of the site in its states, in both themes. Its own layout is in
 * style attributes, because Tailwind writes a class of this folder into no style sheet.
 */

function Page({ children }: { children: ReactNode }) {
  const switchTheme = (theme: 'light' | 'dark') => () => {
    document.documentElement.dataset.theme = theme;
  };
  return (
    <main className="wrap" style={{ paddingBlock: '2rem 8rem' }}>
      <h1 className="text-4xl">Design</h1>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', marginTop: '1rem' }}>
        <button type="button" className="btn btn-ghost" onClick={switchTheme('light')}>
          Light
        </button>
        <button type="button" className="btn btn-ghost" onClick={switchTheme('dark')}>
          Dark
        </button>
        <a href="/design/console" className="text-link tap">
          The components of the console
        </a>
      </p>
      {children}
    </main>
  );
}

const areas = ['site', 'songs', 'contest', 'gallery'] as const;
await Promise.all(areas.map((area) => loadTranslations('en', area)));

const services = createAnonymousServices(location.origin, fetch.bind(globalThis));
// As after a reload of the site: a song, paused.
savePlayback({ queue, index: 0, time: 0 });
services.player.connect(new Audio());

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <StaticRouter pathname="/">
      <QueryClientProvider client={new QueryClient()}>
        <ServicesContext value={services}>
          <div dangerouslySetInnerHTML={{ __html: icons }} />
          <Page>
            <Actions />
            <Lists />
            <Tokens />
          </Page>
          <Toaster />
          <PlayerBar />
        </ServicesContext>
      </QueryClientProvider>
    </StaticRouter>
  </StrictMode>,
);
