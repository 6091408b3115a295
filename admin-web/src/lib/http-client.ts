import type { Session } from '@paattu/api-client';
import { fetchUtils, HttpError } from 'react-admin';
import { withFieldErrors } from './server-errors';

/** react-admin's `fetchJson` with the session's token. Renews a rejected token once. */
export function createHttpClient(session: Session): typeof fetchUtils.fetchJson {
  return async (url, options = {}) => {
    const send = (token: string | null) =>
      fetchUtils.fetchJson(url, {
        ...options,
        user: { authenticated: token !== null, token: `Bearer ${token}` },
      });
    const withErrors = (error: unknown) => {
      if (error instanceof HttpError) error.body = withFieldErrors(error.body);
      throw error;
    };
    try {
      return await send(await session.accessToken());
    } catch (error) {
      const token = error instanceof HttpError && error.status === 401 ? await session.renew() : null;
      return token === null ? withErrors(error) : send(token).catch(withErrors);
    }
  };
}
