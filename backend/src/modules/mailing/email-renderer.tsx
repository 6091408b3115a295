import { knownLocale, type Locale, localizedPath } from '@paattu/api-client/locales';
import { Inject, Injectable } from '@nestjs/common';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { RulesChange } from '../contest/contests/rules-differences.service.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import type { OutgoingEmail } from './outgoing-email.entity.js';
import type { EmailTemplate } from './templates/email-template.js';
import { Layout, OptOut, Signature } from './templates/layout.js';
import { findTemplate } from './templates/registry.js';
import { SiteName } from '../texts/site-name.service.js';
import { translationsOf } from '../../translations/index.js';

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

/** Renders the email of a row, for its recipient and for the console. */
@Injectable()
export class EmailRenderer {
  /** The frame is the same for all emails of a template and language, and is rendered once. */
  private readonly frames = new Map<string, string[]>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly optOutLinks: OptOutLinks,
    private readonly siteName: SiteName,
  ) {}

  /** `differences` are those of the version of rules that the email is about. */
  render(
    {
      template: name,
      toAddress,
      language: stored,
      payload,
    }: Pick<OutgoingEmail, 'template' | 'toAddress' | 'language' | 'payload'>,
    differences: RulesChange[] = [],
  ): RenderedEmail {
    const language = knownLocale(stored);
    const template = findTemplate(name);
    if (!template) throw new Error(`there is no template ${name}`);
    const t = translationsOf(language).emails;
    const pageUrl = (path: string) => this.config.publicUrl + localizedPath(language, path);
    const mayOptOut = template.audience === 'entrant';
    const content = renderToStaticMarkup(
      <>
        {template.body(payload, { t, pageUrl, differences })}
        <Signature name={this.siteName.ownIn(language) ?? this.config.artistName} />
      </>,
    );
    const footer = mayOptOut
      ? renderToStaticMarkup(<OptOut url={this.optOutLinks.pageOf(toAddress, language)}>{t.optOut}</OptOut>)
      : '';
    // The owner may publish another name at any time.
    const siteName = renderToStaticMarkup(<>{this.siteName.in(language)}</>);
    const contents = [siteName, content, footer];
    return {
      subject: template.subject(t),
      // The last part of the frame has no content after it.
      html: this.frameOf(name, template, language).flatMap((part, index) => [part, contents[index] ?? '']),
      text: toPlainText((content + footer).replace(LOOKS, '')),
      headers: {
        // Prevents automatic replies.
        'Auto-Submitted': 'auto-generated',
        ...(mayOptOut ? this.optOutLinks.headersFor(toAddress) : {}),
      },
    };
  }

  private frameOf(
    name: string,
    { preview }: Pick<EmailTemplate<never>, 'preview'>,
    language: Locale,
  ): string[] {
    const key = `${name} ${language}`;
    let frame = this.frames.get(key);
    if (!frame) {
      const t = translationsOf(language).emails;
      const markup = renderToStaticMarkup(
        <Layout
          language={language}
          siteName={PLACE}
          siteUrl={this.config.publicUrl + localizedPath(language, '/')}
          preview={preview(t)}
          footer={PLACE}
        >
          {PLACE}
        </Layout>,
      );
      frame = `<!doctype html>${markup}`.split(PLACE);
      this.frames.set(key, frame);
    }
    return frame;
  }
}
