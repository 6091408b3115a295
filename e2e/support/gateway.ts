import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the product, as an operator can have one. Tests stop it, or make its API fail, to cause a real
 * outage without stopping the product.
 */
export class Gateway {
  private server: Server | null = null;
  private port = 0;
  private lost: RegExp | null = null;
  private slow: { addresses: RegExp; arrive: () => void; released: Promise<void> } | null = null;
  private status = 502;

  constructor(private readonly product: string) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((incoming, outgoing) => {
      if (this.lost?.test(incoming.url ?? '')) {
        outgoing.writeHead(this.status, { 'content-type': 'text/html' }).end('<h1>Not from here</h1>');
        return;
      }
      const { method, headers, url } = incoming;
      // A connection of its own: the product may close an idle one at the moment of the next request.
      const upstream = forward(
        new URL(url ?? '/', this.product),
        { method, headers, agent: false },
        (answer) => {
          const pass = () => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          };
          if (!this.slow?.addresses.test(incoming.url ?? '')) return pass();
          this.slow.arrive();
          void this.slow.released.then(pass);
        },
      );
      upstream.on('error', () => outgoing.destroy());
      outgoing.on('close', () => upstream.destroy());
      incoming.pipe(upstream);
    });
    this.server = server;
    // For the same reason, the gateway never closes an idle connection of the browser.
    server.keepAliveTimeout = 0;
    // The same port again after a stop, so that open pages can reach it.
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** From now on, responds to API requests with an HTML error page, as proxies do. */
  loseApi(): void {
    this.lose(/^\/api\//);
  }

  /** Does the same only for paths that match the pattern, optionally with another status. */
  lose(addresses: RegExp, status = 502): void {
    this.lost = addresses;
    this.status = status;
  }

  /** Holds the responses of these paths. `arrived` resolves once the first is here, and `release` lets all go. */
  holdAnswers(addresses: RegExp): { arrived: Promise<void>; release: () => void } {
    let arrive = () => {};
    let release = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    this.slow = { addresses, arrive, released };
    return { arrived, release };
  }

  regainApi(): void {
    this.lost = null;
    this.slow = null;
  }
}
