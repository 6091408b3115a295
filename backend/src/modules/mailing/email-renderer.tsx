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

/** Compiled once: reading the selectors takes longer than the mail does. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
});

/** Most of the markup, and of the time that it takes to read. Text has no quotation marks of its own: they are escaped. */
const LOOKS = / (?:class|style)="[^"]*"/g;

/** Stands in a frame where the mail's own words come. */
const PLACE = '\uE000';

/** Makes the mail of a row, the same for the one who gets it and for the owner who looks at it. */
@Injectable()
export class EmailRenderer {
  /** Most of a mail is the same in all of its kind, and is rendered once. */
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
    const words = renderToStaticMarkup(
      <>
        {template.body(payload, { url: this.config.publicUrl })}
        <Signature name={this.config.artistName} />
      </>,
    );
    const footer = mayOptOut ? renderToStaticMarkup(<OptOut url={this.optOutLinks.pageOf(toAddress)} />) : '';
    const contents = [words, footer];
    return {
      subject: template.subject(payload),
      // Each part of the frame is followed by what has its place there; after the last one there is nothing.
      html: this.frameOf(name, template).flatMap((part, index) => [part, contents[index] ?? '']),
      text: toPlainText(contents.join('').replace(LOOKS, '')),
      headers: {
        // Keeps holiday responders from answering.
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
