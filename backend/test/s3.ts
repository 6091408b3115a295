import { createServer, type Server } from 'node:http';
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
  private readonly reads = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OwnStore> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { status = 200, body = '' } = store.answer(
          request.method ?? '',
          new URL(request.url ?? '', 'http://store'),
          Buffer.concat(chunks),
        );
        response.writeHead(status, { etag: '"x"', 'content-length': Buffer.byteLength(body) });
        response.end(request.method === 'HEAD' ? undefined : body);
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

  private answer(method: string, url: URL, body: Buffer): { status?: number; body?: string | Buffer } {
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
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
    if (url.searchParams.has('list-type')) return { body: this.list(url.searchParams.get('prefix') ?? '') };
    const nth = (this.reads.get(key) ?? 0) + (method === 'GET' ? 1 : 0);
    this.reads.set(key, nth);
    const object = (method === 'GET' && this.instead(key, nth)) || this.objects.get(key);
    return object ? { body: object } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }

  private list(prefix: string): string {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix));
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const more = this.isEndless ? '<NextContinuationToken>more</NextContinuationToken>' : '';
    return `<ListBucketResult><IsTruncated>${this.isEndless}</IsTruncated>${more}${contents}</ListBucketResult>`;
  }
}
