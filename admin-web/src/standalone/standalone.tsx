import { createApiClient, createSession } from '@paattu/api-client';
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import App from '../app';
import { navigation } from '../navigation';
import { SignInForm } from './sign-in-form';

// Runs the remote without the shell, for development: `npm run dev -w @paattu/admin-web` beside `npm start`.
const session = createSession();
const api = createApiClient({ session });
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

function Standalone() {
  const { status } = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => void session.start(), []);

  if (status === 'loading') return null;
  if (status === 'anonymous') return <SignInForm api={api} session={session} />;
  return (
    <>
      <nav style={{ display: 'flex', gap: 24, padding: 16 }}>
        {navigation.map(({ label, path }) => (
          <a key={path} href={`${basename}/${path}`}>
            {label}
          </a>
        ))}
      </nav>
      <main style={{ padding: 16 }}>
        <App
          basename={basename}
          api={api}
          session={session}
          onNavigate={() => {}}
          onUnsavedChanges={() => {}}
        />
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In the console the shell's page defines the colors. A script adds them here, because Vite would prefix a link's address.
const tokens = document.createElement('link');
tokens.rel = 'stylesheet';
tokens.href = '/admin/tokens.css';
document.head.append(tokens);
document.body.style.cssText =
  'margin: 0; background: var(--cloth); color: var(--ink); font-family: var(--text)';
createRoot(root).render(
  <StrictMode>
    <Standalone />
  </StrictMode>,
);
