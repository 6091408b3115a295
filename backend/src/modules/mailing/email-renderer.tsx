import { Inject, Injectable } from '@nestjs/common';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import type { OutgoingEmail } from './outgoing-email.entity.js';
import { Layout } from './templates/layout.js';
import { findTemplate } from './templates/registry.js';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Compiled once: reading the selectors takes longer than the mail does. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    // The preview repeats what the mail says.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
});

/** Makes the mail of a row, the same for the one who gets it and for the owner who looks at it. */
@Injectable()
export class EmailRenderer {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly optOutLinks: OptOutLinks,
  ) {}

  render(email: Pick<OutgoingEmail, 'template' | 'toAddress' | 'payload'>): RenderedEmail {
    const template = findTemplate(email.template);
    if (!template) throw new Error(`there is no template ${email.template}`);
    const { publicUrl, artistName } = this.config;
    const mayOptOut = template.audience === 'contact';
    const markup = renderToStaticMarkup(
      <Layout
        siteUrl={publicUrl}
        preview={template.preview}
        artistName={artistName}
        optOutUrl={mayOptOut ? this.optOutLinks.pageOf(email.toAddress) : null}
      >
        {template.body(email.payload, { url: publicUrl })}
      </Layout>,
    );
    const html = `<!doctype html>${markup}`;
    return {
      subject: template.subject(email.payload),
      html,
      text: toPlainText(html),
      headers: {
        // Keeps holiday responders from answering.
        'Auto-Submitted': 'auto-generated',
        ...(mayOptOut ? this.optOutLinks.headersFor(email.toAddress) : {}),
      },
    };
  }
}
