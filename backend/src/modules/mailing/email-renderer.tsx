import { DEFAULT_LOCALE, knownLocale, type Locale, localizedPath } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { compile } from 'html-to-text';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import type { OutgoingEmail } from './outgoing-email.entity.js';
import type { EmailContext, Texts } from './composing/define-email.js';
import { fillLine, Paragraphs } from './composing/filled-text.js';
import { Layout, OptOut, SealLine, Signature } from './composing/layout.js';
import { EmailTemplates } from './email-templates.service.js';
import { SiteName } from '../texts/site-name.service.js';
import { usableTexts } from './texts/text-errors.js';
import { translationsOf } from '../../translations/index.js';

export interface RenderedEmail {
  subject: string;
  /** Pieces of one document; those of the frame are the same in each email of a template. */
  html: string[];
  text: string;
  headers: Record<string, string>;
  /** What it was made of. */
  texts: Texts;
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

/** The frames of the emails in each language. A subject and preview that name the contest have one for each contest. */
const MAX_FRAMES = 64;

/** The columns of an email that the renderer needs. */
export interface EmailToRender extends Pick<OutgoingEmail, 'template' | 'language' | 'payload'> {
  /** Those that replace the texts of the template. */
  texts: Texts | null;
}

/** Renders the email of a row, for its recipient and for the console. */
@Injectable()
export class EmailRenderer {
  /** The frame is the same for all emails with the same preview and language, and is rendered once. */
  private readonly frames = new LRUCache<string, string[]>({ max: MAX_FRAMES });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly templates: EmailTemplates,
    private readonly optOutLinks: OptOutLinks,
    private readonly siteName: SiteName,
  ) {}

  /** The payload is complete: see `EmailTemplates.complete`. */
  render(email: EmailToRender & Pick<OutgoingEmail, 'toAddress' | 'isTrial'>): RenderedEmail {
    const { toAddress, payload, isTrial } = email;
    const { template, language, t, pageUrl, texts, values } = this.read(email);
    const mayOptOut = template.honoursOptOut && !isTrial;
    const line: EmailContext['line'] = (block) => fillLine(texts[block] ?? '', values);
    const text: EmailContext['text'] = (block) => <Paragraphs text={texts[block] ?? ''} values={values} />;
    const content = renderToStaticMarkup(
      <>
        {template.body(payload, { language, t, pageUrl, text, line })}
        <Signature name={this.signatureIn(language)} />
      </>,
    );
    const { head } = payload;
    const footer = renderToStaticMarkup(
      <>
        {typeof head === 'string' && <SealLine line={head}>{t.seal}</SealLine>}
        {mayOptOut && <OptOut url={this.optOutLinks.pageOf(toAddress, language)}>{t.optOut}</OptOut>}
      </>,
    );
    // The owner may publish another name at any time.
    const siteName = renderToStaticMarkup(<>{this.siteName.in(language)}</>);
    const contents = [siteName, content, footer];
    return {
      subject: line('subject'),
      // The last part of the frame has no content after it.
      html: this.frameOf(language, line('preview')).flatMap((part, index) => [part, contents[index] ?? '']),
      text: toPlainText((content + footer).replace(LOOKS, '')),
      headers: {
        // Prevents automatic replies.
        'Auto-Submitted': 'auto-generated',
        ...(mayOptOut ? this.optOutLinks.headersFor(toAddress) : {}),
      },
      texts,
    };
  }

  subjectOf(email: EmailToRender): string {
    const { texts, values } = this.read(email);
    return fillLine(texts['subject'] ?? '', values);
  }

  /** The name of the sender stands in for a name that the owner has not published. It is in one language. */
  private signatureIn(language: Locale): string {
    if (language !== DEFAULT_LOCALE) return this.siteName.in(language);
    return this.siteName.ownIn(language) ?? this.config.artistName;
  }

  private read({ template: name, language: stored, payload, texts }: EmailToRender) {
    const template = this.templates.find(name);
    if (!template) throw new Error(`there is no template ${name}`);
    const language = knownLocale(stored);
    const t = translationsOf(language).emails;
    const pageUrl = (path: string) => this.config.publicUrl + localizedPath(language, path);
    return {
      template,
      language,
      t,
      pageUrl,
      texts: { ...template.texts(language, payload), ...(texts && usableTexts(template, texts)) },
      values: template.values(payload, pageUrl),
    };
  }

  private frameOf(language: Locale, preview: string): string[] {
    const key = `${language} ${preview}`;
    let frame = this.frames.get(key);
    if (!frame) {
      const markup = renderToStaticMarkup(
        <Layout
          language={language}
          siteName={PLACE}
          siteUrl={this.config.publicUrl + localizedPath(language, '/')}
          preview={preview.replaceAll(PLACE, '')}
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
