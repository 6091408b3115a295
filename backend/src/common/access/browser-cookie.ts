import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config/config.js';

/** A cookie that the server alone reads. Strict, unless it says otherwise: no request that the page of another site sends has it. */
export class BrowserCookie {
  constructor(
    private readonly name: string,
    private readonly options: { path?: string; httpOnly?: false; sameSite?: 'lax' } = {},
  ) {}

  /** The value in a request's `Cookie` header. */
  read(config: Config, header: string | undefined): string | null {
    return (header && fastifyCookie.parse(header)[this.nameIn(config)]) || null;
  }

  /** `maxAge` in seconds. */
  set(
    config: Config,
    reply: FastifyReply,
    value: string,
    life: { expires: Date } | { maxAge: number },
  ): void {
    void reply.setCookie(this.nameIn(config), value, { ...this.optionsIn(config), ...life });
  }

  clear(config: Config, reply: FastifyReply): void {
    void reply.clearCookie(this.nameIn(config), this.optionsIn(config));
  }

  /** The response header that sets the cookie, for the API document. */
  describe(description: string) {
    const example = `${this.name}=vJ0…; Path=${this.options.path ?? '/'}; HttpOnly; SameSite=Strict`;
    return { 'Set-Cookie': { description, schema: { type: 'string' as const, example } } };
  }

  /**
   * Over HTTPS, a prefix keeps other hosts from setting the cookie. `__Host-` goes with each path of this host, so a cookie of one
   * path is `__Secure-`.
   */
  private nameIn(config: Config): string {
    if (!isSecure(config)) return this.name;
    return `${this.options.path === undefined ? '__Host-' : '__Secure-'}${this.name}`;
  }

  private optionsIn(config: Config) {
    return {
      path: '/',
      sameSite: 'strict',
      secure: isSecure(config),
      httpOnly: true,
      ...this.options,
    } as const;
  }
}

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}
