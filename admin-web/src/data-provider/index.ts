import type { Session } from '@paattu/api-client';
import simpleRestProvider from 'ra-data-simple-rest';
import type { RaRecord, UpdateParams, UpdateResult } from 'react-admin';
import { createHttpClient } from '../lib/http-client';
import { ifMatch } from './if-match';

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
