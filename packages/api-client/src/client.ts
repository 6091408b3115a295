import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema.js';
import type { Session } from './session.js';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Origin of the API; '' (the default) for same-origin pages. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** If given, requests carry its access token, and a request that fails with 401 is retried once after a refresh. */
  session?: Session;
}

/** Creates a client of the whole API, with the types of `openapi.json`. */
export function createApiClient({ baseUrl = '', fetch, session }: ApiClientOptions = {}): ApiClient {
  const client = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}) });
  if (session) client.use(bearer(session));
  return client;
}

function bearer(session: Session): Middleware {
  // The body is a stream that can be read once, so the request is cloned before it is sent.
  const retries = new Map<string, Request>();
  return {
    async onRequest({ request, id }) {
      const token = await session.accessToken();
      if (!token) return request;
      retries.set(id, request.clone());
      request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
    async onResponse({ response, id, options: { fetch } }) {
      const retry = retries.get(id);
      retries.delete(id);
      if (response.status !== 401 || !retry) return response;
      const token = await session.renew();
      if (!token) return response;
      retry.headers.set('authorization', `Bearer ${token}`);
      // Unread, it would keep its connection.
      void response.body?.cancel();
      // Not as a method of the options, which browsers reject.
      return fetch(retry);
    },
    onError({ id }) {
      retries.delete(id);
    },
  };
}
