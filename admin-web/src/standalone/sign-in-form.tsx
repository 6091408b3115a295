import type { ApiClient, Session } from '@paattu/api-client';
import { useState, type FormEvent } from 'react';

export function SignInForm({ api, session }: { api: ApiClient; session: Session }) {
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
