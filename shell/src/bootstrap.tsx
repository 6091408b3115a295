import { createApiClient, createSession } from '@paattu/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console';
import { ToastProvider } from './frame/toasts';
import { useRemotes } from './remotes/use-remotes';
import { SessionGuard } from './session/session-guard';

const session = createSession();
const api = createApiClient({ session });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <Shell />
    </ToastProvider>
  </StrictMode>,
);

/** Loads the remotes while the session is restored: a slow phone needs longer for their code. */
function Shell() {
  const remotes = useRemotes();
  return (
    <SessionGuard session={session}>
      {(user, logOut) => (
        <Console api={api} session={session} remotes={remotes} user={user} onLogOut={logOut} />
      )}
    </SessionGuard>
  );
}
