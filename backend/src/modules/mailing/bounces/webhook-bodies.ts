import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { readJson } from '../../../common/http/read-json.js';
import { BrevoWebhook, MAX_BATCH } from './brevo-webhook.js';

// Of the controller of webhooks.
const SES = '/api/webhooks/ses';
const BREVO = '/api/webhooks/brevo';
const MAILGUN = '/api/webhooks/mailgun';

const isFor = (route: string, { routeOptions }: FastifyRequest) => routeOptions.url === route;

/**
 * Lets Brevo send a batch, which is larger than any other JSON, to whoever knows the secret: it is compared before a byte of the body is read.
 * Amazon and Mailgun send one report at a time, and sign what is in it, so theirs are as small as any body.
 */
export function openToBatches(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    if (route.url === BREVO) route.bodyLimit = MAX_BATCH;
  });
  server.addHook('onRequest', (request, _reply, done) => {
    if (isFor(BREVO, request)) app.get(BrevoWebhook).requireSecret(request.headers.authorization ?? '');
    done();
  });
}

/** The webhooks read the text themselves: what any other JSON is refused for may be in a field that the site never reads. */
export function parseJson(request: FastifyRequest, body: Buffer): unknown {
  const isReport = [SES, BREVO, MAILGUN].some((route) => isFor(route, request));
  return isReport ? body.toString() : readJson(body.toString());
}

/**
 * A page of another site can send text without a preflight request, so its content is ignored. It is accepted, because react-admin sends an
 * empty one with a DELETE. Amazon sends the JSON of its webhook as text.
 */
export function parseText(request: FastifyRequest, body: Buffer): unknown {
  return isFor(SES, request) ? body.toString() : undefined;
}
