import type { Middleware } from 'openapi-fetch';
import type { ApiClient } from './client.js';

/** No route with a form of files needs the check, and a copy of the form would need the memory of its files. */
const FORM = 'multipart/form-data';

/**
 * Calls `ask` when the server wants to know who is at this session, once for all requests that wait, and repeats them if it resolves to true.
 * Returns a function that ends this.
 */
export function askForIdentity(api: ApiClient, ask: () => Promise<boolean>): () => void {
  // The body is a stream that can be read once, so the request is cloned before it is sent.
  const repeats = new Map<string, Request>();
  let asking: Promise<boolean> | null = null;
  const middleware: Middleware = {
    onRequest({ request, id }) {
      if (!request.headers.get('content-type')?.startsWith(FORM)) repeats.set(id, request.clone());
    },
    async onResponse({ response, id, options: { fetch } }) {
      const repeat = repeats.get(id);
      repeats.delete(id);
      if (response.status !== 403 || !repeat) return;
      const { code } = (await response.clone().json()) as { code?: string };
      if (code !== 'IDENTITY_CHECK_NEEDED') return;
      asking ??= ask().finally(() => (asking = null));
      return (await asking) ? fetch(repeat) : undefined;
    },
    onError({ id }) {
      repeats.delete(id);
    },
  };
  api.use(middleware);
  return () => api.eject(middleware);
}
