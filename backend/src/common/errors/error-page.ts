import { createHash } from 'node:crypto';
import { FAILED_DRAWING } from '@paattu/shared/failed-drawing';
import { localizedPath, splitLocale } from '@paattu/shared/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from './error-catalogue.js';
import { translationsOf } from '../../translations/index.js';

/** The colors of the site. Inline, because the server may fail to serve the stylesheet. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;background:light-dark(#fbf7ee,#15110c);color:light-dark(#211a12,#f4ecda);font:1.0625rem/1.6 Georgia,serif}main{max-width:32rem}h1{font-size:1.9rem;line-height:1.2}:lang(ml) h1{line-height:1.5}a{color:light-dark(#0f4d3b,#d9b056)}svg{width:15rem;max-width:100%;border-radius:4px}`;
/** A page that is away loads again after this time, or after that of `retry-after` if it is longer. */
const REFRESH_SECONDS = 20;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** True when a browser requests a page; all other requests get JSON. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

/**
 * Sends a page with one sentence and a link home, in the language of the address. It needs nothing else of the product, and
 * loads again by itself if something that the server needs does not answer.
 */
export function sendErrorPage({ url }: FastifyRequest, reply: FastifyReply, code: ErrorCode): void {
  const { locale } = splitLocale(url.split('?', 1)[0] ?? '');
  const t = translationsOf(locale).errorPage;
  const sentences: Partial<Record<ErrorCode, string>> = t.sentences;
  const sentence = sentences[code] ?? t.sentences.INTERNAL;
  const failed = reply.statusCode >= 500;
  // A page with a fault of its own would fail for ever, and write each failure to the log.
  const comesBack = [502, 503, 504].includes(reply.statusCode);
  if (comesBack)
    void reply.header('refresh', Math.max(REFRESH_SECONDS, Number(reply.getHeader('retry-after') ?? 0)));
  const picture = failed ? `<svg viewBox="0 0 320 240" aria-hidden="true">${FAILED_DRAWING}</svg>` : '';
  const again = comesBack ? `<p>${t.again}</p>` : '';
  void reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${sentence}</title><style>${STYLE}</style></head><body><main>${picture}<h1>${sentence}</h1>${again}<p><a href="${localizedPath(locale, '/')}">${t.home}</a></p></main></body></html>`,
    );
}
