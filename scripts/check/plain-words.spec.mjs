// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const SOURCES = new URL('../../admin-web/src/', import.meta.url);

/**
 * What a singer does not read, and what she reads in its place.
 * @type {{ word: RegExp, plain: string, only?: RegExp, except?: RegExp }[]}
 */
const PLAIN = [
  // The record of DMARC has the word itself.
  { word: /quarantin/i, plain: 'set aside', except: /p=quarantine/ },
  { word: /\bclusters?\b/i, plain: 'group' },
  { word: /\bvoid\b/i, plain: 'does not count' },
  { word: /\bwaive/i, plain: 'skip, and say why' },
  {
    word: /^kept\b|emails? (is|was|are|were) kept\b/i,
    plain: 'not sent',
    only: /resources\/(emails|settings|results)|lib\//,
  },
  { word: /\b(its|a|the|new) terms?\b/i, plain: 'how long it stays' },
  { word: /\bretention\b/i, plain: 'how long it stays' },
  { word: /\bembargo/i, plain: 'appears on (day), not before' },
  {
    word: /\b(transcode|rendition of the file|ID3)\b/i,
    plain: 'Phone, Wi-Fi, Download; the tags of the file',
  },
  { word: /\b(WebAuthn|TOTP|second factor)\b/i, plain: 'passkey; codes from an app' },
  { word: /\bpurge/i, plain: 'delete' },
  { word: /\bslug\b/i, plain: 'address' },
];

/** The texts of a module of sentences, without names of properties and modules. @param {string} file */
function textsOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, SOURCES), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {string[]} */
  const texts = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isName = node.parent && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (
      (ts.isStringLiteralLike(node) && !isName) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return texts;
}

test('the console speaks in plain words', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('sentences.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    textsOf(file).flatMap((text) =>
      PLAIN.filter(
        ({ word, only, except }) => word.test(text) && (only?.test(file) ?? true) && !except?.test(text),
      ).map(({ plain }) => `${file}: “${text}”: ${plain}`),
    ),
  );
  expect(found).toEqual([]);
});
