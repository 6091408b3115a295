import { type ApiClient, createApiClient, createSession, type Session } from '@paattu/api-client';
import { type FormEvent, StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import App from '../app';
import { navigation } from '../navigation';

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

function SignInForm({ api, session }: { api: ApiClient; session: Session }) {
  const [failure, setFailure] = useState('');

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const { data, error } = await api.POST('/api/auth/login', {
      body: { email: String(fields.get('email')), password: String(fields.get('password')) },
    });
    if (data) session.signIn(data);
    else setFailure(error?.message ?? 'No answer');
  }

  return (
    <form
      onSubmit={(event) => void signIn(event)}
      style={{ display: 'grid', gap: 12, maxWidth: 320, padding: 24 }}
    >
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      <p role="alert">{failure}</p>
    </form>
  );
}
