import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { type Config, ConfigError } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Metrics, PROCESS_ROLE, type ProcessRole } from './metrics.js';

/** Serves only the metrics, on a port that visitors cannot reach. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { host, ports } = this.config.metrics;
    const port = ports[this.role];
    if (port === null) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      const variable = this.role === 'api' ? 'METRICS_PORT' : 'WORKER_METRICS_PORT';
      server.once('error', (error) => reject(new ConfigError([`${variable}: ${error.message}`])));
      server.listen(port, host, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await this.metrics.scrape();
      response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  }
}
