import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../common/errors/domain-error.js';
import type { ErrorCode } from '../../common/errors/error-catalogue.js';
import { sendError } from '../../common/errors/send-error.js';
import { toolPolicy } from '../../common/http/security-policy.js';
import { SHOWN_QUEUES } from '../../infra/queue/queues.js';
import { SessionsService } from '../auth/sessions.service.js';

const PATH = '/admin/queues';

/** The dashboard would look for its files beside the server's bundle. */
const UI = dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

/**
 * Serves the queue dashboard to the owner. It only shows: a queue that is paused, emptied or given a job there would
 * stop the emails of voters without an act. Its page sends no access token, so the session's cookie authorizes it.
 */
export async function mountQueueDashboard(app: NestFastifyApplication): Promise<void> {
  const sessions = app.get(SessionsService);
  const dashboard = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: SHOWN_QUEUES.map(
      (name) => new BullMQAdapter(app.get<Queue>(getQueueToken(name)), { readOnlyMode: true }),
    ),
    serverAdapter: dashboard,
    options: { uiBasePath: UI, uiConfig: { boardTitle: 'Paattu queues', boardLogo: { path: '' } } },
  });
  await app.register(async (scope: FastifyInstance) => {
    // Errors are sent, not thrown: the dashboard has its own handler for thrown errors.
    const reject = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => {
      sendError(request, reply, new DomainError(code));
      return reply;
    };
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET') return reject(request, reply, 'FORBIDDEN');
      const user = await sessions.findUserOfCookie(request.headers.cookie);
      if (!user) return reply.redirect(`/auth?returnTo=${encodeURIComponent(PATH)}`);
      if (!user.isOwner) return reject(request, reply, 'NOT_FOUND');
      void reply.header('content-security-policy', toolPolicy()).header('cache-control', 'no-store');
    });
    await scope.register(dashboard.registerPlugin(), { prefix: PATH });
  });
}
