import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A store that its owner can change behind the back of the site: it speaks enough of S3 for backups of a few files, and checks nothing. What a
 * real store does, the test of the bucket shows (`scripts/faults/bucket.spec.mjs`).
 */
export class OwnStore {
  readonly objects = new Map<string, Buffer>();
  /** What is sent instead of the object, at its nth read. */
  instead: (key: string, nth: number) => Buffer | undefined = () => undefined;
  /** Whether each list says that there is more. */
  isEndless = false;
  /** What is answered to everything, as by a store that refuses. Without a status, the connection is closed. */
  refusal: { status?: number; code?: string } | null = null;
  /** Which requests are answered so. */
  refuses: (method: string, url: URL) => boolean = () => true;
  /** Which requests are answered by a byte again and again, and never to the end. */
  drips: (method: string, url: URL) => boolean = () => false;
  /** How often such a byte was sent. */
  drops = 0;
  /** How many requests are answered so now. */
  dripping = 0;
  /** Requests so far. */
  readonly asked: string[] = [];
  /** What is answered to a list; null for what there is. */
  listInstead: string | null = null;
  /** Whether an object breaks off in its middle. */
  cutsOff = false;
  /** The unfinished uploads of large files. */
  readonly uploads = new Set<string>();
  private readonly reads = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OwnStore> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const method = request.method ?? '';
        const url = new URL(request.url ?? '', 'http://store');
        store.asked.push(`${method} ${url.pathname.split('/').slice(2).join('/')}${url.search}`);
        if (store.refusal && store.refusal.status === undefined) return void request.socket.destroy();
        if (store.drips(method, url)) return store.drip(method, response);
        const { status = 200, body = '' } = store.answer(method, url, Buffer.concat(chunks));
        response.writeHead(status, { etag: '"x"', 'content-length': Buffer.byteLength(body) });
        if (store.cutsOff && method === 'GET')
          return void response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
        response.end(method === 'HEAD' ? undefined : body);
      });
    });
    const store = new OwnStore(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  /** As it is typed on the page Care. */
  get bucket() {
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'asha-backups',
      keyId: 'asha',
      secret: 'mazhakaalam',
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private drip(method: string, response: ServerResponse): void {
    const timer = setInterval(() => {
      this.drops += 1;
      if (method === 'GET') response.write('x');
      else response.writeProcessing();
    }, 5);
    this.dripping += 1;
    response.on('close', () => {
      clearInterval(timer);
      this.dripping -= 1;
    });
  }

  private answer(method: string, url: URL, body: Buffer): { status?: number; body?: string | Buffer } {
    if (this.refusal && this.refuses(method, url))
      return {
        ...this.refusal,
        body: `<Error><Code>${this.refusal.code}</Code><Message>no</Message></Error>`,
      };
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    if (method === 'POST' && url.searchParams.has('uploads')) {
      this.uploads.add(key);
      return {
        body: '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
      };
    }
    if (url.searchParams.has('uploadId')) {
      if (method !== 'PUT') this.uploads.delete(key);
      return method === 'DELETE' ? { status: 204 } : {};
    }
    if (method === 'PUT') {
      this.objects.set(key, body);
      return {};
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (url.searchParams.has('uploads'))
      return {
        body: '<ListMultipartUploadsResult><IsTruncated>false</IsTruncated></ListMultipartUploadsResult>',
      };
    if (url.searchParams.has('list-type'))
      return { body: this.listInstead ?? this.list(url.searchParams.get('prefix') ?? '') };
    const nth = (this.reads.get(key) ?? 0) + (method === 'GET' ? 1 : 0);
    this.reads.set(key, nth);
    const object = (method === 'GET' && this.instead(key, nth)) || this.objects.get(key);
    return object ? { body: object } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }

  private list(prefix: string): string {
    const objects = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const contents = objects
      .map(([key, object]) => `<Contents><Key>${key}</Key><Size>${object.length}</Size></Contents>`)
      .join('');
    const more = this.isEndless ? '<NextContinuationToken>more</NextContinuationToken>' : '';
    return `<ListBucketResult><IsTruncated>${this.isEndless}</IsTruncated>${more}${contents}</ListBucketResult>`;
  }
}
