import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { BrowserRouter, Navigate, NavigationType, Route, useLocation, useNavigationType } from 'react-router';
import { createAuthProvider } from './auth-provider';
import { InSiteZone } from './components/in-site-zone';
import { IdentityCheck } from './components/identity-check/identity-check';
import { Toasts } from './components/toasts';
import { PageCrash } from './components/page-crash';
import { PageNotFound } from './components/page-not-found';
import { LoadPreviews } from './components/site-preview';
import { PagePaths } from './components/use-create-path';
import { RenewUserContext, UserContext } from './components/use-may';
import { UnsavedChangesContext } from './components/unsaved-changes';
import { ContestBar } from './chosen-contest/contest-bar';
import { HiddenPages } from './chosen-contest/hidden-pages';
import { createDataProvider } from './data-provider';
import { ApiContext } from './data-provider/use-requests';
import { requestFirstList } from './resources/entries/first-list';
import { DecisionToast } from './resources/entries/moderation/decision-toast';
import { DecisionsProvider } from './resources/entries/moderation/decisions-provider';
import { HomePage } from './resources/home/home-page';
import { i18nProvider } from './i18n-provider';
import { navigation } from './navigation';
import { resourceOf } from './resource-of';
import { theme } from './theme';
import { MenuCounts } from './waiting/menu-counts';

const START = '';

/** Each page but the start, whose code is part of the first. The views of the others load when they are opened. */
const pages = navigation
  .filter(({ path }) => path !== START)
  .map((page) => ({ path: page.path, resource: resourceOf(page) }));

const paths = Object.fromEntries(navigation.map(({ resource, path }) => [resource, path]));

/** All that is open to a moderator who must add a passkey or an app for codes first. */
const ofAccount = pages.filter(({ resource }) => resource.name === 'account');

const ToAccount = () => <Navigate to={`/${paths.account}`} replace />;

const MINUTE_MS = 60_000;

/**
 * The console's pages. Composed of react-admin's context and routes,
 * because `<Admin>` adds a log-in page, an app bar and global styles.
 */
export default function App({
  basename,
  api,
  session,
  onNavigate,
  onUnsavedChanges,
  onCounts,
  onHiddenPages,
  barSlot,
  loadPreviews,
}: ConsoleRemoteProps) {
  const dataProvider = useMemo(() => createDataProvider(session), [session]);
  const authProvider = useMemo(() => createAuthProvider(session), [session]);
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (!session.getState().user?.needsFactor) requestFirstList(client, dataProvider, paths.entries ?? '');
    return client;
  });
  const store = useMemo(() => memoryStore(), []);
  const { user } = useSyncExternalStore(session.subscribe, session.getState);
  const renewUser = useCallback(() => void session.renew(), [session]);
  const needsFactor = user?.needsFactor ?? false;

  return (
    <BrowserRouter basename={basename}>
      <NavigationReport onNavigate={onNavigate} />
      <TopOfPage />
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        store={store}
        theme={theme}
      >
        <ApiContext value={api}>
          <PagePaths value={paths}>
            <UserContext value={user}>
              <RenewUserContext value={renewUser}>
                <LoadPreviews value={loadPreviews}>
                  <DecisionsProvider session={session}>
                    <UnsavedChangesContext value={onUnsavedChanges}>
                      <InSiteZone>
                        <CoreAdminUI
                          disableTelemetry
                          catchAll={needsFactor ? ToAccount : PageNotFound}
                          error={PageCrash}
                        >
                          <CustomRoutes>
                            <Route index element={needsFactor ? <ToAccount /> : <HomePage />} />
                            {(needsFactor ? ofAccount : pages).map(({ path, resource }) => (
                              <Route key={path} path={`${path}/*`} element={<Resource {...resource} />} />
                            ))}
                          </CustomRoutes>
                        </CoreAdminUI>
                      </InSiteZone>
                      <IdentityCheck api={api} />
                      {!needsFactor && (
                        <>
                          <ContestBar slot={barSlot} />
                          <MenuCounts onCounts={onCounts} />
                          <HiddenPages onHiddenPages={onHiddenPages} />
                        </>
                      )}
                      <Toasts>
                        <DecisionToast />
                      </Toasts>
                    </UnsavedChangesContext>
                  </DecisionsProvider>
                </LoadPreviews>
              </RenewUserContext>
            </UserContext>
          </PagePaths>
        </ApiContext>
      </AdminContext>
    </BrowserRouter>
  );
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
        retry: 1,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Offline, a mutation fails at once instead of running minutes later.
      mutations: { networkMode: 'always' },
    },
  });
}
