import type { OutgoingHttpHeaders } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import type { User } from '../src/modules/auth/user.entity.js';
import type { TestApp } from './app.js';
import { accessTokenOf } from './factories/users.js';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Payload = object | string;
/** Of any type, as a test asserts it. */
type Json = ReturnType<typeof JSON.parse>;

/** Well below the five minutes after which an identity check is asked for, however long the tests of a file take. */
const LOG_IN_LASTS_MS = 2 * 60_000;

interface Sender {
  token?: () => Promise<string>;
  address?: string;
  path: string;
  headers: OutgoingHttpHeaders;
}

/** Sends requests as an anonymous visitor, such as `client(app).as(owner).post('/api/admin/rules', { title })`. */
export function client(app: TestApp): Client {
  return new Client(app, { path: '', headers: {} });
}

/** Does not change: each method below returns another client, or sends a request. */
export class Client {
  constructor(
    private readonly app: TestApp,
    private readonly sender: Sender,
  ) {}

  /** Sends a token, or logs the user in before the first request, and again before the log-in no longer shows who it is. */
  as(who: User | string): Client {
    if (typeof who === 'string') return this.change({ token: () => Promise.resolve(who) });
    let token: Promise<string> | undefined;
    let logInAt = 0;
    return this.change({
      token: () => {
        if (!token || Date.now() - logInAt > LOG_IN_LASTS_MS) {
          token = accessTokenOf(this.app, who);
          logInAt = Date.now();
        }
        return token;
      },
    });
  }

  /** From this network address. Otherwise each request has its own, so that no limit of one address affects a test. */
  from(address: string): Client {
    return this.change({ address });
  }

  /** Below this path. */
  at(path: string): Client {
    return this.change({ path: this.sender.path + path });
  }

  with(headers: OutgoingHttpHeaders): Client {
    return this.change({ headers: { ...this.sender.headers, ...headers } });
  }

  /** Sends the version that was read before, so that a change in between is refused. */
  seen(version: string): Client {
    return this.with({ 'if-match': `"${version}"` });
  }

  /** Objects and arrays of the query are sent as JSON, as react-admin does. */
  get<Body = Json>(url = '', query: Record<string, unknown> = {}): Promise<Answer<Body>> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    return this.send<Body>('GET', search.size > 0 ? `${url}?${search.toString()}` : url);
  }

  post<Body = Json>(url = '', payload?: Payload): Promise<Answer<Body>> {
    return this.send<Body>('POST', url, payload);
  }

  put<Body = Json>(url = '', payload?: Payload): Promise<Answer<Body>> {
    return this.send<Body>('PUT', url, payload);
  }

  patch<Body = Json>(url = '', payload?: Payload): Promise<Answer<Body>> {
    return this.send<Body>('PATCH', url, payload);
  }

  delete<Body = Json>(url = '', payload?: Payload): Promise<Answer<Body>> {
    return this.send<Body>('DELETE', url, payload);
  }

  /** The payload is JSON, a form, or raw, with its content type among the headers. */
  async send<Body = Json>(method: Method, url = '', payload?: Payload): Promise<Answer<Body>> {
    const { token, address = someAddress(), path, headers } = this.sender;
    const response = await this.app.api.inject({
      method,
      url: path + url,
      remoteAddress: address,
      headers: { ...(token && { authorization: `Bearer ${await token()}` }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    return new Answer<Body>(response);
  }

  private change(sender: Partial<Sender>): Client {
    return new Client(this.app, { ...this.sender, ...sender });
  }
}

/** `toEqual` compares the status and the body alone. */
export class Answer<Body = Json> {
  readonly status: number;
  /** What its JSON says, or the text of another type; null if it is empty. Of what is compressed, see `bytes`. */
  readonly body: Body;
  readonly #response: LightMyRequestResponse;

  constructor(response: LightMyRequestResponse) {
    const { statusCode, payload, headers } = response;
    const isJson =
      String(headers['content-type']).startsWith('application/json') && !headers['content-encoding'];
    this.status = statusCode;
    this.body = (payload === '' ? null : isJson ? response.json() : payload) as Body;
    this.#response = response;
  }

  /** Of an error. */
  get code(): string | undefined {
    return (this.body as { code?: string } | null)?.code;
  }

  get headers(): OutgoingHttpHeaders {
    return this.#response.headers;
  }

  /** Which part of a list this is, such as `entries 0-2/3`. */
  get range(): string | undefined {
    return this.headers['content-range']?.toString();
  }

  get text(): string {
    return this.#response.payload;
  }

  get bytes(): Buffer {
    return this.#response.rawPayload;
  }

  get cookies() {
    return this.#response.cookies;
  }

  /** What a browser that had no cookies before sends back as `Cookie`. */
  get cookie(): string {
    return this.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
}

let addresses = 0;

/** A network address that no other request has, in a network of its own. */
export function someAddress(): string {
  addresses += 1;
  return `10.${addresses & 255}.${(addresses >> 8) & 255}.${(addresses >> 16) + 1}`;
}
