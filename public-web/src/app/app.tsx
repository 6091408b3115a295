import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Spinner } from '../components/spinner';
import { type Services, ServicesContext } from '../lib/services';
import { useLocale, usePath } from '../translations/use-translations';
import { CrashBoundary } from './crash-boundary';
import { Layout } from './layout';
import { pageAt, usePageAt } from './pages';

/** The whole site inside a router, the same on the server and in the browser. */
export function App({ services, queries }: { services: Services; queries: QueryClient }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        {/* If the frame itself crashes, the visitor sees a message instead of an empty page. */}
        <CrashBoundary locale={useLocale()}>
          <Layout>
            <CurrentPage />
          </Layout>
        </CrashBoundary>
      </QueryClientProvider>
    </ServicesContext>
  );
}

function CurrentPage() {
  const path = usePath();
  // The boundary outlives the pages: while the code of the next page loads, React keeps the current page visible.
  return (
    <Suspense fallback={<Spinner />}>
      <CrashBoundary key={pageAt(path)?.path ?? path} locale={useLocale()}>
        <PageAt path={path} />
      </CrashBoundary>
      <Ready />
    </Suspense>
  );
}

function PageAt({ path }: { path: string }) {
  const { Component } = usePageAt(path);
  return <Component />;
}

/**
 * Announces that the handlers of the page are attached, so that `head-script.js` replays the presses that it holds.
 * Runs one task after the effects: by then the query, session and player, which only the browser knows, are rendered.
 */
function Ready() {
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('page-ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
