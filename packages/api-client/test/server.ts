import { readFileSync } from 'node:fs';
import type { paths } from '@paattu/api-client';
import { LATE_MS } from './dom';

interface Described {
  responses: Record<string, { $ref?: string }>;
}
export const contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, object> };
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Responses<Path extends keyof paths, Of extends Method> = paths[Path][Of] extends {
  responses: infer All;
}
  ? All
  : never;
type Body<Path extends keyof paths, Of extends Method, Status> = Status extends keyof Responses<Path, Of>
  ? Responses<Path, Of>[Status] extends { content: { 'application/json': infer Content } }
    ? Content
    : undefined
  : never;

type ListOf<Path extends keyof paths> = Body<Path, 'get', 200> extends (infer Item)[] ? Item[] : never;

export interface SentRequest {
  /** Such as `POST /api/contact`. */
  line: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

interface Content<Of> {
  body: Of;
  headers?: Record<string, string>;
}

type Answer = (request: SentRequest) => Response | Promise<Response>;

let underWay = 0;
/** Whether an answer is under way, other than one that a test holds back. */
export const isAnswering = () => underWay > 0;

async function underWayDuring(answer: Promise<Response>): Promise<Response> {
  underWay++;
  try {
    return await answer;
  } finally {
    underWay--;
  }
}

/** Speaks for the API in component tests. It gives only answers that `openapi.json` has; the types give their content. */
export class Server {
  /** All requests in their order. */
  readonly requests: SentRequest[] = [];
  /** Requests without an answer. */
  readonly unexpected: string[] = [];
  private readonly answers = new Map<string, Answer>();

  /** Answers each request of a route so, until another answer is set. */
  answer<Of extends Method, Path extends keyof paths, Status extends number>(
    method: Of,
    path: Path,
    status: Status,
    ...[body]: Body<Path, Of, Status> extends undefined
      ? []
      : [Body<Path, Of, Status> | ((request: SentRequest) => Body<Path, Of, Status>)]
  ): void {
    described(method, path, status);
    this.set(method, path, (request) =>
      json(status, typeof body === 'function' ? (body as (request: SentRequest) => unknown)(request) : body),
    );
  }

  /** Answers with a page of a list for react-admin, of `total` records. */
  list<Path extends keyof paths>(
    path: Path,
    records: ListOf<Path> | ((request: SentRequest) => ListOf<Path>),
    total?: number,
  ): void {
    described('get', path, 200);
    this.set('get', path, (request) => {
      const all = typeof records === 'function' ? records(request) : records;
      const [first = 0, last = 99] = JSON.parse(request.query.get('range') ?? '[]') as number[];
      const page = all.slice(first, last + 1);
      const range = `items ${first}-${first + page.length}/${total ?? all.length}`;
      return json(200, page, { 'content-range': range });
    });
  }

  /** Answers each request of a route by what it asks for. */
  answerBy<Of extends Method, Path extends keyof paths, Status extends number>(
    method: Of,
    path: Path,
    status: Status,
    contentOf: (request: SentRequest) => Content<Body<Path, Of, Status>>,
  ): void {
    described(method, path, status);
    this.set(method, path, (request) => {
      const { body, headers } = contentOf(request);
      return json(status, body, headers);
    });
  }

  /** Answers with an error of the catalogue. */
  refuse(method: Method, path: keyof paths, status: number, code: string, more: object = {}): void {
    const { $ref = '' } = described(method, path, status);
    if (!$ref.split('/').at(-1)?.split('-').includes(code)) throw new Error(`${path} has no error ${code}`);
    this.set(method, path, () => json(status, { code, message: code, ...more }));
  }

  /** A proxy answers in place of the API, which is away. */
  lose(method: Method, path: keyof paths): void {
    this.set(method, path, () => new Response('Bad Gateway', { status: 502, statusText: 'Bad Gateway' }));
  }

  /** No answer arrives. */
  fail(method: Method, path: keyof paths): void {
    this.set(method, path, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Holds the answers of a route back until the returned function is called. */
  hold(method: Method, path: keyof paths): () => void {
    const line = lineOf(method, path);
    const answer = this.answers.get(line);
    if (!answer) throw new Error(`${line} has no answer`);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.answers.set(line, async (request) => {
      underWay--;
      await released;
      underWay++;
      return answer(request);
    });
    return release;
  }

  /** The bodies that a route has received. */
  received(method: Method, path: keyof paths): unknown[] {
    return this.requestsOf(method, path).map(({ body }) => body);
  }

  /** The versions of a record that changes were based on, as `If-Match` names them. */
  versionsSeen(method: Method, path: keyof paths): (string | null)[] {
    return this.requestsOf(method, path).map(({ headers }) => headers.get('if-match'));
  }

  requestsOf(method: Method, path: keyof paths): SentRequest[] {
    const line = lineOf(method, path);
    return this.requests.filter((request) => matches(line, request.line));
  }

  readonly fetch: typeof globalThis.fetch = (input, init) => underWayDuring(this.answerTo(input, init));

  /** Answers a request that is not made with `fetch`. */
  receive(sent: SentRequest): Promise<Response> {
    return underWayDuring(this.answerOf(sent));
  }

  private async answerTo(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const { pathname, searchParams: query } = new URL(request.url);
    const line = `${request.method} ${pathname}`;
    const text = await request.text();
    const body = text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
    return this.answerOf({ line, query, headers: request.headers, body });
  }

  private async answerOf(sent: SentRequest): Promise<Response> {
    const { line } = sent;
    this.requests.push(sent);
    const answer =
      this.answers.get(line) ?? [...this.answers].find(([pattern]) => matches(pattern, line))?.[1];
    if (!answer) this.unexpected.push(line);
    if (LATE_MS > 0) await new Promise((resolve) => setTimeout(resolve));
    return answer ? answer(sent) : json(404, { code: 'NOT_FOUND', message: line });
  }

  private set(method: Method, path: string, answer: Answer): void {
    this.answers.set(lineOf(method, path), answer);
  }
}

const lineOf = (method: Method, path: string) => `${method.toUpperCase()} ${path}`;

/** Whether a line is of a route with parameters, such as `GET /api/songs/{id}`. */
function matches(pattern: string, line: string): boolean {
  const parts = line.split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith('{') || part === parts[index])
  );
}

function described(method: Method, path: keyof paths, status: number) {
  const response = contract.paths[path]?.[method]?.responses[status];
  if (!response) throw new Error(`the API does not answer ${lineOf(method, path)} with ${status}`);
  return response;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return body === undefined
    ? new Response(null, { status, headers })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
}
