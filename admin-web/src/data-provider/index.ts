import type { Session } from '@paattu/api-client';
import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, HttpError, type RaRecord, type UpdateParams, type UpdateResult } from 'react-admin';
import { ifMatch } from './if-match';
import { toHttpError } from '../lib/server-errors';

/** Plain operations on records, in react-admin's REST dialect. */
export function createDataProvider(session: Session) {
  const http = createHttpClient(session);
  return {
    ...simpleRestProvider('/api/admin', http),

    /** Sends the version that the owner has edited. The server rejects the request if there is another one by now. */
    update: async <Item extends RaRecord>(
      resource: string,
      { id, data, previousData }: UpdateParams<Item>,
    ): Promise<UpdateResult<Item>> => {
      const headers = new Headers({ Accept: 'application/json' });
      const { version } = previousData as { version?: string };
      if (version !== undefined) headers.set('If-Match', ifMatch(version)['If-Match']);
      const url = `/api/admin/${resource}/${encodeURIComponent(String(id))}`;
      const response = await http(url, { method: 'PUT', body: JSON.stringify(data), headers });
      return { data: response.json as Item };
    },
  };
}

/** react-admin's `fetchJson` with the session's token. Renews a rejected token once. */
function createHttpClient(session: Session): typeof fetchUtils.fetchJson {
  return async (url, options = {}) => {
    const send = (token: string | null) =>
      fetchUtils.fetchJson(url, {
        ...options,
        user: { authenticated: token !== null, token: `Bearer ${token}` },
      });
    const rethrow = (error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      throw toHttpError(error.body as unknown, { status: error.status as number, statusText: error.message });
    };
    try {
      return await send(await session.accessToken());
    } catch (error) {
      const token = error instanceof HttpError && error.status === 401 ? await session.renew() : null;
      return token === null ? rethrow(error) : send(token).catch(rethrow);
    }
  };
}
