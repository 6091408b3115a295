import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { BrevoWebhook } from './brevo-webhook.js';
import { MailgunWebhook } from './mailgun-webhook.js';
import { SesWebhook } from './ses-webhook.js';

/**
 * What relays report about emails (decision 107). Their bodies have fields that we do not know, so each webhook reads its own. One whose
 * variable is not set does not exist.
 */
@ApiTags('webhooks')
@Everyone()
@RateLimit('webhook')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(
    private readonly ses: SesWebhook,
    private readonly brevo: BrevoWebhook,
    private readonly mailgun: MailgunWebhook,
  ) {}

  @Post('ses')
  @HttpCode(204)
  // Amazon sends JSON as text.
  @ApiConsumes('text/plain', 'application/json')
  @ApiOperation({ summary: 'Takes a report of Amazon SES, which SNS has signed' })
  @Fails('BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'FILE_TOO_LARGE', 'UNAVAILABLE')
  async takeSes(@Req() { body }: FastifyRequest): Promise<void> {
    await this.ses.take(body);
  }

  @Post('brevo')
  @HttpCode(204)
  @ApiConsumes('application/json')
  @ApiOperation({ summary: 'Takes a report of Brevo, which has the secret of the webhook' })
  @Fails('BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'FILE_TOO_LARGE')
  async takeBrevo(@Req() { body }: FastifyRequest): Promise<void> {
    await this.brevo.take(body);
  }

  @Post('mailgun')
  @HttpCode(204)
  @ApiConsumes('application/json')
  @ApiOperation({ summary: 'Takes a report of Mailgun, whose signature is good once' })
  @Fails('BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'FILE_TOO_LARGE')
  async takeMailgun(@Req() { body }: FastifyRequest): Promise<void> {
    await this.mailgun.take(body);
  }
}
