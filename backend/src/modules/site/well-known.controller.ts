import { locales } from '@paattu/shared/locales';
import { Controller, Get, Header, Inject, Logger, type OnModuleInit, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Everyone } from '../../common/access/access.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Less than a year, as RFC 9116 recommends. The file of a site that runs names a later day each day. */
const VALID_DAYS = 180;

/** The answers that scanners and password managers look for at fixed addresses. */
@ApiExcludeController()
@Controller('.well-known')
export class WellKnownController implements OnModuleInit {
  private readonly logger = new Logger(WellKnownController.name);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** A day that has passed stops no start: a server that restarts at night must serve. */
  onModuleInit(): void {
    const { expires } = this.config.security;
    if (expires !== null && expires.getTime() < Date.now())
      this.logger.warn(
        'SECURITY_EXPIRES has passed: readers of security.txt ignore it. Set a later day, or none.',
      );
  }

  /** Where to report a weakness (RFC 9116). */
  @Everyone()
  @Get('security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  securityText(): string {
    const { publicUrl, security } = this.config;
    const expires = security.expires ?? new Date(startOfDay(Date.now() + VALID_DAYS * DAY_MS));
    return [
      // The contact form needs no address of a person, and is read by the owner.
      `Contact: ${security.contact ?? `${publicUrl}/contact`}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }

  @Everyone()
  @Get('change-password')
  @Redirect('/auth?mode=change-password', 302)
  @Header('cache-control', 'no-cache')
  changePassword(): void {}
}

function startOfDay(instant: number): number {
  return instant - (instant % DAY_MS);
}
