import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const built = join(import.meta.dirname, '../../admin-web/dist');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A static file server with CORS that serves `admin-web`. */
export class RemoteHost {
  private server: Server | null = null;

  constructor(private readonly port: number) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** @param files instead of the built ones, by their path */
  async start(files: Record<string, string> = {}): Promise<void> {
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cache-control', 'no-store');
      const { pathname } = new URL(request.url ?? '/', 'http://pages');
      const ready = files[pathname];
      if (ready !== undefined) {
        response.setHeader('content-type', 'text/javascript').end(ready);
        return;
      }
      const path = join(built, normalize(pathname));
      if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      createReadStream(path).pipe(response);
    });
    this.server = server;
    // A test fails if a connection closes at the moment of the browser's next request.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
