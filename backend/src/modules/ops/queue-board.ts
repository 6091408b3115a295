import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import { QUEUES } from '../../infra/queue/queues.js';
import { SessionsService } from '../auth/sessions.service.js';
import { toolPolicy } from '../../common/http/security-policy.js';

const PATH = '/admin/queues';

/**
 * The queue dashboard, for the owner alone. It is a page of its own that sends no access token, so the session's
 * cookie opens it; that cookie is SameSite=Strict, and no other site can act through it.
 */
export async function mountQueueBoard(app: NestFastifyApplication): Promise<void> {
  const sessions = app.get(SessionsService);
  const board = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: QUEUES.map((name) => new BullMQAdapter(app.get<Queue>(getQueueToken(name)))),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Paattu queues', boardLogo: { path: '' } } },
  });
  await app.register(async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await sessions.ownerOfCookie(request.headers.cookie))) {
        return reply.redirect(`/auth?returnTo=${encodeURIComponent(PATH)}`);
      }
      void reply.header('content-security-policy', toolPolicy()).header('cache-control', 'no-store');
    });
    await scope.register(board.registerPlugin(), { prefix: PATH });
  });
}
