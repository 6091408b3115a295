import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The site's colours, by themselves: what fails here may be the very thing that serves its styles. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;background:light-dark(#fbf7ee,#15110c);color:light-dark(#211a12,#f4ecda);font:1.0625rem/1.6 Georgia,serif}main{max-width:32rem}h1{font-size:1.9rem;line-height:1.2}a{color:light-dark(#0f4d3b,#d9b056)}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** True where a person's browser asks for a page; everybody else is answered in JSON. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

/** Answers with a page that says one sentence and leads home. It needs nothing else of the product. */
export function sendErrorPage(reply: FastifyReply, sentence: string): void {
  void reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Paattu</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(sentence)}</h1><p><a href="/">Back to Home</a></p></main></body></html>`,
    );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
