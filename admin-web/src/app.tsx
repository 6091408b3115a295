import type { ApiClient, UserDto } from '@paattu/api-client';
import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import { inTime } from '@paattu/shared/in-time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentProps,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { BrowserRouter, NavigationType, useLocation, useNavigationType } from 'react-router';
import { ContestBar } from './chosen-contest/contest-bar';
import { HiddenPages } from './chosen-contest/hidden-pages';
import { InSiteZone, useSiteZone } from './components/in-site-zone';
import { Loading } from './components/loading';
import { PagePaths } from './components/use-create-path';
import { RenewUserContext, UserContext } from './components/use-may';
import { ApiContext } from './data-provider/use-requests';
import { isRefusal } from './lib/http-error';
import { loadLanguageOfPages } from './language/load-language';
import { navigation } from './navigation';
import { requestFirstList } from './resources/entries/first-list';
import { HomePage } from './resources/home/home-page';
import { MenuCounts } from './waiting/menu-counts';

const paths = Object.fromEntries(navigation.map(({ resource, path }) => [resource, path]));

/** Pages read their sentences as they load. */
const loadPages = async () => {
  await loadLanguageOfPages();
  return import('./pages');
};

const Pages = lazy(async () => ({ default: (await inTime(loadPages())).Pages }));

const MINUTE_MS = 60_000;

/**
 * The console's pages. Home is drawn without react-admin and Material UI, which load with the first page that needs them, and
 * stay (decision 127).
 */
export default function App({ basename, onCounts, onHiddenPages, barSlot, ...props }: ConsoleRemoteProps) {
  const { api, session, onNavigate } = props;
  const { user } = useSyncExternalStore(session.subscribe, session.getState);
  const renewUser = useCallback(() => void session.renew(), [session]);
  const needsFactor = user?.needsFactor ?? false;
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (!needsFactor) requestFirst(client, api, basename);
    return client;
  });

  return (
    <BrowserRouter basename={basename}>
      <NavigationReport onNavigate={onNavigate} />
      <TopOfPage />
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <PagePaths value={paths}>
            <UserContext value={user}>
              <RenewUserContext value={renewUser}>
                <HomeOrPages {...props} user={user} queryClient={queryClient} />
                {!needsFactor && (
                  <>
                    <ContestBar slot={barSlot} />
                    <MenuCounts onCounts={onCounts} />
                    <HiddenPages onHiddenPages={onHiddenPages} />
                  </>
                )}
              </RenewUserContext>
            </UserContext>
          </PagePaths>
        </ApiContext>
      </QueryClientProvider>
    </BrowserRouter>
  );
}

type PagesProps = Omit<ComponentProps<typeof Pages>, 'user'> & { user: UserDto | null };

/** Home alone, until the address needs the pages. Then they stay: a decision that can be undone is theirs. */
function HomeOrPages(props: PagesProps) {
  const isHome = useLocation().pathname === '/' && !props.user?.needsFactor;
  const [arePagesNeeded, setPagesNeeded] = useState(!isHome);
  useEffect(() => {
    if (!isHome) setPagesNeeded(true);
  }, [isHome]);
  // Before the code of the pages is there.
  useSiteZone();
  return (
    <Suspense fallback={<Loading />}>
      {arePagesNeeded ? (
        <Pages {...props} />
      ) : isHome ? (
        <InSiteZone>
          <HomePage />
        </InSiteZone>
      ) : (
        <Loading />
      )}
    </Suspense>
  );
}

/** Requests what the address needs before anything renders, which takes a slow phone half a second. */
function requestFirst(client: QueryClient, api: ApiClient, basename: string): void {
  const path = window.location.pathname.slice(basename.length + 1);
  if (path === '') return;
  requestFirstList(client, api, paths.entries ?? '');
  const page = navigation.find((each) => each.path === path);
  // The component that renders this code reports its failure.
  loadPages().catch(() => {});
  loadLanguageOfPages()
    .then(page?.list)
    .catch(() => {});
}

/** Reports each navigation to the shell, which cannot observe this router. */
function NavigationReport({ onNavigate }: Pick<ConsoleRemoteProps, 'onNavigate'>) {
  const { pathname } = useLocation();
  useEffect(onNavigate, [pathname, onNavigate]);
  return null;
}

/** Scrolls a new page to its top. After the Back button the browser restores the position. */
function TopOfPage() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (navigation === NavigationType.Push) window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return null;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        // The answer to a request that the server refuses stays the same.
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Offline, a mutation fails at once instead of running minutes later.
      mutations: { networkMode: 'always' },
    },
  });
}
