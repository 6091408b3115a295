import { localizedPath, type Locale } from '@paattu/shared/locales';
import MarkdownIt, { type Token } from 'markdown-it';
import { slugOf } from '../../../../common/slug.js';

/** One part of the rules, under its own heading. */
export interface RulesSection {
  /** The anchor, the same in each language. */
  id: string;
  title: string;
  html: string;
}

export interface RulesText {
  /** HTML of the text before the first heading; empty if there is none. */
  intro: string;
  sections: RulesSection[];
}

const PAGE = /^\/(?!\/)/;
const LINK = /^(?:https:\/\/|mailto:|\/(?!\/))/i;

/** The anchors of the pages that show rules. */
const ANCHORS_OF_PAGES = ['code', 'content', 'menu', 'page-data', 'privacy', 'root', 'version'];

const markdown = new MarkdownIt('zero', { html: false }).enable([
  'heading',
  'list',
  'emphasis',
  'link',
  'newline',
  'escape',
]);
markdown.validateLink = (url) => LINK.test(url.trim());

/** Renders rules: headings of the first two levels begin sections, lists, links and emphasis. HTML stays text. */
export function renderRules(text: string, language: Locale, english: string = text): RulesText {
  const ids = idsOf(english);
  const [intro = [], ...sections] = split(markdown.parse(text, {}));
  return {
    intro: render(intro, language),
    sections: sections.map(([, heading, , ...tokens], index) => ({
      id: ids[index] ?? `section-${index + 1}`,
      title: plainText(heading),
      html: render(tokens, language),
    })),
  };
}

/** How many sections the text has. */
export function countSections(text: string): number {
  return split(markdown.parse(text, {})).length - 1;
}

/** The anchors of the sections: their English titles, numbered where one is taken. */
function idsOf(text: string): string[] {
  const [, ...sections] = split(markdown.parse(text, {}));
  const taken = new Set(ANCHORS_OF_PAGES);
  // Where the search for a free number of a title goes on: many sections may have one title.
  const next = new Map<string, number>();
  return sections.map(([, heading], index) => {
    const title = plainText(heading);
    const slug = /[a-z0-9]/i.test(title) ? slugOf(title, 'section') : `section-${index + 1}`;
    let id = slug;
    let number = next.get(slug) ?? 2;
    for (; taken.has(id); number++) id = `${slug}-${number}`;
    next.set(slug, number);
    taken.add(id);
    return id;
  });
}

/** The tokens before the first heading, and those of each section from its heading on. */
function split(tokens: Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading_open' && token.level === 0 && ['h1', 'h2'].includes(token.tag))
      groups.push([]);
    groups.at(-1)!.push(token);
  }
  return groups;
}

function render(tokens: Token[], language: Locale): string {
  for (const token of tokens) {
    // The page has a title, the rules have one, and so has each section.
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(Number(token.tag[1]) + 1, 6)}`;
    for (const child of token.children ?? []) if (child.type === 'link_open') finishLink(child, language);
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** A link to a page of the site stays in the language of the reader. */
function finishLink(link: Token, language: Locale): void {
  const href = String(link.attrGet('href'));
  if (PAGE.test(href)) link.attrSet('href', localizedPath(language, href));
  else link.attrSet('rel', 'noopener');
}

function plainText(heading: Token | undefined): string {
  return (heading?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}
