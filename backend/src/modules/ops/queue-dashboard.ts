import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SameSiteGuard } from '../../common/access/same-site.guard.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { ErrorCode } from '../../common/errors/error-catalogue.js';
import { sendError } from '../../common/errors/send-error.js';
import { toolPolicy } from '../../common/http/security-policy.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { SHOWN_QUEUES } from '../../infra/queue/queues.js';
import { SessionsService } from '../auth/sessions.service.js';

const PATH = '/admin/queues';

/**
 * Serves the queue dashboard to the owner. Its page sends no access token, so the session's cookie authorizes it, and
 * its actions need an Origin of this site.
 */
export async function mountQueueDashboard(app: NestFastifyApplication): Promise<void> {
  const sessions = app.get(SessionsService);
  const sameSite = new SameSiteGuard(app.get<Config>(CONFIG));
  const dashboard = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: SHOWN_QUEUES.map((name) => new BullMQAdapter(app.get<Queue>(getQueueToken(name)))),
    serverAdapter: dashboard,
    options: { uiConfig: { boardTitle: 'Paattu queues', boardLogo: { path: '' } } },
  });
  await app.register(async (scope: FastifyInstance) => {
    // Errors are sent, not thrown: the dashboard has its own handler for thrown errors.
    const reject = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => {
      sendError(request, reply, new DomainError(code));
      return reply;
    };
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && !sameSite.isOwnSite(request))
        return reject(request, reply, 'FORBIDDEN');
      const user = await sessions.findUserOfCookie(request.headers.cookie);
      if (!user) return reply.redirect(`/auth?returnTo=${encodeURIComponent(PATH)}`);
      if (!user.isOwner) return reject(request, reply, 'NOT_FOUND');
      void reply.header('content-security-policy', toolPolicy()).header('cache-control', 'no-store');
    });
    await scope.register(dashboard.registerPlugin(), { prefix: PATH });
  });
}
