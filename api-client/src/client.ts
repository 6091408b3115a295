import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema.js';
import type { Session } from './session.js';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Origin of the API; '' (the default) for same-origin pages. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** When given, requests carry its access token, and a 401 is tried once more after a refresh. */
  session?: Session;
}

/** The typed client of the whole API; requests and answers are checked against `openapi.json`. */
export function createApiClient({ baseUrl = '', fetch, session }: ApiClientOptions = {}): ApiClient {
  const client = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}) });
  if (session) client.use(bearer(session));
  return client;
}

function bearer(session: Session): Middleware {
  // A body is a stream that can be read once, so the copy for a second try is made before the first.
  const retries = new Map<string, Request>();
  return {
    async onRequest({ request, id }) {
      const token = await session.accessToken();
      if (!token) return request;
      retries.set(id, request.clone());
      request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
    async onResponse({ response, id, options }) {
      const again = retries.get(id);
      retries.delete(id);
      if (response.status !== 401 || !again) return response;
      const token = await session.renew();
      if (!token) return response;
      again.headers.set('authorization', `Bearer ${token}`);
      return options.fetch(again);
    },
    onError({ id }) {
      retries.delete(id);
    },
  };
}
