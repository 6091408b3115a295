import { buffer } from 'node:stream/consumers';
import { dayOf } from '@paattu/shared/dates';
import type { Locale } from '@paattu/shared/locales';
import { pointsOf } from '@paattu/shared/points';
import { encode } from 'uqr';
import { translationsOf } from '../../../../translations/index.js';
import { CLOTH, INK, INK_2, ZARI, ZARI_TEXT } from '../../entries/pictures/layouts.js';
import type { Face } from '../../../../common/images/font-runs.js';
import { drawable } from '../../../../common/images/fonts.js';
import { type Fitted, type Room, Typesetter } from './typesetter.js';

/** The content of an entrant's certificate. */
export interface Certificate {
  locale: Locale;
  artistName: string;
  contestTitle: string;
  songTitle: string;
  entrantName: string;
  /** Null for an entrant who was no finalist. */
  place: number | null;
  finalists: number;
  /** In thousandths. */
  points: number;
  serial: string;
  announcedAt: Date;
  timeZone: string;
  /** The page of the result. */
  pageUrl: string;
  /** Of the result. */
  version: number;
}

/** A4, landscape, in points. */
const PAGE = { width: 841.89, height: 595.28 };
/** Printers leave the edge of a sheet blank. */
const EDGE = 28;
/** One thread of the woven border. */
const THREAD = 0.85;
const BORDER = THREAD * 14;

const LEFT = 84;
const RIGHT = PAGE.width - LEFT;
const BESIDE_MEDAL = 490;
/** Where the sentence is, between the heading and the last lines. */
const SENTENCE = { top: 172, bottom: 412 };
const LEAF = '#0f4d3b';
const HAIRLINE = '#dccfae';

const QR_SIZE = 84;
const QR_TOP = PAGE.height - EDGE - BORDER - 34 - QR_SIZE;
const MEDAL = { x: RIGHT - 72, y: 196, radius: 72 };

interface Line extends Fitted {
  face: Face;
  color: string;
  /** Of the structure that screen readers read. */
  tag: 'H1' | 'P';
  gap: number;
}

/**
 * Draws the certificate of an entrant as a PDF of one page. The same certificate always has the same bytes, so that a
 * copy can be compared.
 */
export async function certificateOf(certificate: Certificate): Promise<Uint8Array> {
  const { locale, artistName, contestTitle, announcedAt } = certificate;
  const { heading } = translationsOf(locale).certificate;
  // It takes 0.2 s and 29 MB to load, which a server that sends no certificate does not spend.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: {
      Title: inMetadata([heading, nameOf(certificate), drawable(contestTitle)].join(' · ')),
      Author: inMetadata(drawable(artistName)),
      CreationDate: announcedAt,
    },
  });
  new Drawing(pdf, certificate).draw();
  pdf.end();
  return buffer(pdf);
}

/** PDFKit writes titles into XML as they are. */
function inMetadata(text: string): string {
  return text.replaceAll('&', '＆').replaceAll('<', '‹').replaceAll('>', '›');
}

function nameOf({ locale, entrantName }: Certificate): string {
  return drawable(entrantName) || translationsOf(locale).certificate.nameless;
}

class Drawing {
  private readonly typesetter: Typesetter;
  private readonly page: PDFKit.PDFStructureElement;
  private readonly words;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly certificate: Certificate,
  ) {
    this.typesetter = new Typesetter(pdf);
    this.page = pdf.struct('Document');
    this.words = translationsOf(certificate.locale).certificate;
    pdf.addStructure(this.page);
  }

  draw(): void {
    this.ornament(() => this.drawCloth());
    const { artistName, place } = this.certificate;
    this.row(artistName, { y: 98, largest: 17, color: ZARI_TEXT });
    this.drawLine(
      { lines: [this.words.heading], size: 40, face: 'display', color: INK, tag: 'H1', gap: 0 },
      LEFT,
      144,
    );
    this.drawSentence();
    if (place !== null) this.ornament(() => this.drawMedal(place));
    this.drawProof();
    this.page.end();
  }

  /** In the middle of its height; smaller where every line of it is long. */
  private drawSentence(): void {
    const lines = this.sentence();
    const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
    const room = SENTENCE.bottom - SENTENCE.top;
    const scale = Math.min(1, room / height);
    let top = SENTENCE.top + (room - height * scale) / 2;
    for (const line of lines) {
      const scaled = { ...line, size: line.size * scale, gap: line.gap * scale };
      this.drawLine(scaled, LEFT, top + scaled.size);
      top += heightOf(scaled);
    }
  }

  private sentence(): Line[] {
    const { words, typesetter } = this;
    const { contestTitle, songTitle, place, finalists, points } = this.certificate;
    const width = place === null ? RIGHT - LEFT : BESIDE_MEDAL;
    const room: Room = { face: 'text', width, largest: 19, smallest: 12 };
    const said = { face: 'text', color: INK, tag: 'P', gap: 9 } as const;
    const named: Room = { face: 'display', width, largest: 50, smallest: 17 };
    const lines: Line[] = [];
    if (words.certifies) lines.push({ ...said, ...typesetter.fit(words.certifies, room), color: INK_2 });
    lines.push(
      { ...said, ...typesetter.fit(nameOf(this.certificate), named), face: 'display', color: LEAF, gap: 16 },
      { ...said, ...typesetter.fit(songTitle, room, words.sang) },
      { ...said, ...typesetter.fit(contestTitle, room, place === null ? words.tookPart : words.finalistOf) },
    );
    if (place !== null)
      lines.push({ ...said, ...typesetter.fit(words.came(place, finalists, pointsOf(points)), room) });
    return lines;
  }

  /** The last lines, and the QR code beside them. */
  private drawProof(): void {
    const { serial, version, announcedAt, timeZone, pageUrl } = this.certificate;
    const day = dayOf(announcedAt.toISOString(), timeZone);
    this.ornament(() =>
      this.pdf
        .moveTo(LEFT, QR_TOP)
        .lineTo(RIGHT - QR_SIZE - 24, QR_TOP)
        .lineWidth(0.75)
        .stroke(HAIRLINE),
    );
    this.row(this.words.announced(day), { y: QR_TOP + 26, largest: 13, color: INK });
    this.row(this.words.serial(serial, version), { y: QR_TOP + 50, largest: 10.5, color: INK_2 });
    this.row(`${this.words.result}: ${pageUrl.replace(/^https?:\/\//, '')}`, {
      y: QR_TOP + 68,
      largest: 10.5,
      color: INK_2,
    });
    this.drawQrCode(pageUrl);
  }

  private row(text: string, { y, largest, color }: { y: number; largest: number; color: string }): void {
    const room: Room = { face: 'text', width: BESIDE_MEDAL, largest, smallest: largest * 0.6 };
    this.drawLine({ ...this.typesetter.fit(text, room), face: 'text', color, tag: 'P', gap: 0 }, LEFT, y);
  }

  /** `ActualText` holds the text in its order: the glyphs of Malayalam are in another one. */
  private drawLine({ lines, size, face, color, tag }: Line, x: number, y: number): void {
    const { pdf, typesetter, page } = this;
    page.add(
      pdf.struct(tag, {}, () => {
        pdf.markContent('Span', { actual: lines.join(' ') });
        pdf.fillColor(color);
        lines.forEach((line, index) =>
          typesetter.draw(line, { face, size, x, y: y + index * leadingOf(line, size) }),
        );
        pdf.endMarkedContent();
      }),
    );
  }

  private ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** The cloth of the site, with its woven border above and below. */
  private drawCloth(): void {
    const { pdf } = this;
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(CLOTH);
    const bottom = PAGE.height - EDGE;
    for (const top of [EDGE, bottom - BORDER]) {
      const width = PAGE.width - EDGE * 2;
      pdf.rect(EDGE, top, width, THREAD * 2);
      pdf.rect(EDGE, top + THREAD * 12, width, THREAD * 2);
      for (let x = EDGE; x < EDGE + width; x += THREAD * 12)
        pdf.rect(x, top + THREAD * 5, Math.min(THREAD * 10, EDGE + width - x), THREAD * 4);
    }
    pdf.fill(ZARI);
    for (const x of [EDGE + 0.375, PAGE.width - EDGE - 0.375])
      pdf.moveTo(x, EDGE + BORDER).lineTo(x, bottom - BORDER);
    pdf.lineWidth(0.75).stroke(ZARI);
  }

  /** The place, in a ring of the woven border. */
  private drawMedal(place: number): void {
    const { pdf, typesetter } = this;
    const { x, y, radius } = MEDAL;
    const middle = radius - THREAD * 7;
    pdf
      .lineWidth(THREAD * 2)
      .circle(x, y, radius - THREAD)
      .circle(x, y, radius - THREAD * 13)
      .stroke(ZARI);
    const stitch = (2 * Math.PI * middle) / Math.round((2 * Math.PI * middle) / (THREAD * 12));
    pdf
      .lineWidth(THREAD * 4)
      .dash((stitch * 10) / 12, { space: (stitch * 2) / 12 })
      .circle(x, y, middle)
      .stroke(ZARI)
      .undash();
    const texts = [
      { text: String(place), face: 'display', size: 60, color: INK, below: 12 },
      {
        text: this.words.placeOf(this.certificate.finalists),
        face: 'text',
        size: 13,
        color: INK_2,
        below: 36,
      },
    ] as const;
    for (const { text, face, size, color, below } of texts) {
      pdf.fillColor(color);
      const width = typesetter.width(text, face) * size;
      typesetter.draw(text, { face, size, x: x - width / 2, y: y + below });
    }
  }

  /** Dark on the light cloth, whose empty room around the code is as wide as scanners need. */
  private drawQrCode(url: string): void {
    const { pdf, words } = this;
    const { data, size } = encode(url, { ecc: 'M', border: 0 });
    const module = QR_SIZE / size;
    const left = RIGHT - QR_SIZE;
    this.page.add(
      pdf.struct('Figure', { alt: words.qrCode }, () => {
        data.forEach((row, y) =>
          row.forEach((dark, x) => {
            if (dark) pdf.rect(left + x * module, QR_TOP + y * module, module, module);
          }),
        );
        pdf.fill(INK);
      }),
    );
    pdf.link(left, QR_TOP, QR_SIZE, QR_SIZE, url);
  }
}

function leadingOf(line: string, size: number): number {
  return size * (/\p{Script=Malayalam}/u.test(line) ? 1.45 : 1.2);
}

function heightOf({ lines, size, gap }: Line): number {
  return lines.reduce((sum, line) => sum + leadingOf(line, size), 0) + gap;
}
