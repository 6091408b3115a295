import type { ApiClient, Session, UserDto } from '@paattu/api-client';
import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { createAuthProvider } from './auth-provider';
import { IdentityCheck } from './components/identity-check/identity-check';
import { InSiteZone } from './components/in-site-zone';
import { PageCrash } from './components/page-crash';
import { PageNotFound } from './components/page-not-found';
import { LoadPreviews } from './components/site-preview';
import { Toasts } from './components/toasts';
import { UnsavedChangesContext } from './components/unsaved-changes';
import { createDataProvider } from './data-provider';
import { i18nProvider } from './i18n-provider';
import { navigation } from './navigation';
import { resourceOf } from './resource-of';
import { DecisionToast } from './resources/entries/moderation/decision-toast';
import { DecisionsProvider } from './resources/entries/moderation/decisions-provider';
import { HomePage } from './resources/home/home-page';
import { theme } from './lib/theme';

/** Each page but the start. Their views load when they are opened. */
const pages = navigation
  .filter(({ path }) => path !== '')
  .map((page) => ({ path: page.path, resource: resourceOf(page) }));

/** The pages for a moderator who has to add a passkey or an app for codes. The others open after that. */
const ofAccount = pages.filter(({ resource }) => resource.name === 'account');

const ToAccount = () => <Navigate to={`/${ofAccount[0]?.path}`} replace />;

interface Props extends Pick<ConsoleRemoteProps, 'onUnsavedChanges' | 'loadPreviews'> {
  api: ApiClient;
  session: Session;
  user: UserDto | null;
  queryClient: QueryClient;
}

/**
 * All pages, with what react-admin and Material UI give them. Composed of react-admin's context and routes,
 * because `<Admin>` adds a log-in page, an app bar and global styles.
 */
export function Pages({ api, session, user, queryClient, onUnsavedChanges, loadPreviews }: Props) {
  const dataProvider = useMemo(() => createDataProvider(session), [session]);
  const authProvider = useMemo(() => createAuthProvider(session), [session]);
  const store = useMemo(() => memoryStore(), []);
  const needsFactor = user?.needsFactor ?? false;
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
    >
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
            <Toasts>
              <DecisionToast />
            </Toasts>
          </UnsavedChangesContext>
        </DecisionsProvider>
      </LoadPreviews>
    </AdminContext>
  );
}
