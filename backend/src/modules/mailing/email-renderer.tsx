import { Inject, Injectable } from '@nestjs/common';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import type { OutgoingEmail } from './outgoing-email.entity.js';
import type { EmailTemplate } from './templates/email-template.js';
import { Layout, OptOut, Signature } from './templates/layout.js';
import { findTemplate } from './templates/registry.js';

export interface RenderedEmail {
  subject: string;
  /** Pieces of one document; those of the frame are the same in each email of a template. */
  html: string[];
  text: string;
  headers: Record<string, string>;
}

/** Compiled once: reading the selectors takes longer than converting an email. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
});

/** Attributes make up most of the markup, and of the time to convert it. Quotation marks in text are escaped. */
const LOOKS = / (?:class|style)="[^"]*"/g;

/** Marks the place of the content in a frame. */
const PLACE = '\uE000';

/** Renders the email of a row, equally for its recipient and for the console. */
@Injectable()
export class EmailRenderer {
  /** The frame is the same for all emails of a template, and is rendered once. */
  private readonly frames = new Map<string, string[]>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly optOutLinks: OptOutLinks,
  ) {}

  render({
    template: name,
    toAddress,
    payload,
  }: Pick<OutgoingEmail, 'template' | 'toAddress' | 'payload'>): RenderedEmail {
    const template = findTemplate(name);
    if (!template) throw new Error(`there is no template ${name}`);
    const mayOptOut = template.audience === 'contact';
    const content = renderToStaticMarkup(
      <>
        {template.body(payload, { url: this.config.publicUrl })}
        <Signature name={this.config.artistName} />
      </>,
    );
    const footer = mayOptOut ? renderToStaticMarkup(<OptOut url={this.optOutLinks.pageOf(toAddress)} />) : '';
    const contents = [content, footer];
    return {
      subject: template.subject(payload),
      // The last part of the frame has no content after it.
      html: this.frameOf(name, template).flatMap((part, index) => [part, contents[index] ?? '']),
      text: toPlainText(contents.join('').replace(LOOKS, '')),
      headers: {
        // Prevents automatic replies.
        'Auto-Submitted': 'auto-generated',
        ...(mayOptOut ? this.optOutLinks.headersFor(toAddress) : {}),
      },
    };
  }

  private frameOf(name: string, { preview }: Pick<EmailTemplate<never>, 'preview'>): string[] {
    let frame = this.frames.get(name);
    if (!frame) {
      const markup = renderToStaticMarkup(
        <Layout siteUrl={this.config.publicUrl} preview={preview} footer={PLACE}>
          {PLACE}
        </Layout>,
      );
      frame = `<!doctype html>${markup}`.split(PLACE);
      this.frames.set(name, frame);
    }
    return frame;
  }
}
