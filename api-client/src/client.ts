import type { Client } from 'openapi-fetch';
import type { paths } from './schema.js';
import type { Session } from './session.js';

/** The typed methods of `openapi-fetch`. Its own code serves far more than this API has, and would load with every page. */
export type ApiClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

export interface ApiClientOptions {
  /** Origin of the API; '' (the default) for same-origin pages. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** If given, requests carry its access token, and a request that fails with 401 is retried once after a refresh. */
  session?: Session;
}

/** What a call gives besides its method and path; the types of `ApiClient` say which of it a route takes. */
interface Call {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  headers?: Record<string, string>;
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
  parseAs?: 'json' | 'blob' | 'text';
  signal?: AbortSignal;
}

/** Creates a client of the whole API, with the types of `openapi.json`. */
export function createApiClient({ baseUrl = '', ...options }: ApiClientOptions = {}): ApiClient {
  const caller =
    (method: string) =>
    async (path: string, call: Call = {}) => {
      const response = await send(() => requestOf(method, baseUrl + addressOf(path, call), call), options);
      const content = response.status === 204 ? undefined : await contentOf(response, call);
      return response.ok ? { data: content, response } : { error: content, response };
    };
  return Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, caller(method)]),
  ) as unknown as ApiClient;
}

/** The body of a request can be read once, so each try has its own. */
async function send(create: () => Request, options: ApiClientOptions): Promise<Response> {
  const { fetch = globalThis.fetch, session } = options;
  const sendWith = (token: string | null | undefined) => {
    const request = create();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return fetch(request);
  };
  const token = await session?.accessToken();
  const response = await sendWith(token);
  if (response.status !== 401 || !token) return response;
  const renewed = await session?.renew();
  return renewed ? sendWith(renewed) : response;
}

function addressOf(path: string, { params }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.path?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params?.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one));
  const asked = query.toString();
  return asked ? `${filled}?${asked}` : filled;
}

function requestOf(method: string, address: string, call: Call): Request {
  const { body, bodySerializer = JSON.stringify, signal } = call;
  const content = body === undefined ? undefined : bodySerializer(body);
  const headers = new Headers({ ...call.headers, ...call.params?.header });
  // The browser itself names the type of a form, with its boundary.
  if (typeof content === 'string') headers.set('content-type', 'application/json');
  return new Request(address, { method, headers, body: content ?? null, signal: signal ?? null });
}

/** The body of an error can be of any type: a proxy in between may respond with other content than JSON. */
async function contentOf(response: Response, { parseAs = 'json' }: Call): Promise<unknown> {
  if (response.ok && parseAs !== 'json') return response[parseAs]();
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (error) {
    if (response.ok) throw error;
    return text;
  }
}
