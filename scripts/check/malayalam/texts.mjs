// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../lib/project.mjs';

/**
 * @typedef {object} Text
 * @property {string} file
 * @property {string} key Where in the file: the names of its object, or the line.
 * @property {string} text
 */

const FOLDERS = [
  'admin-web/src',
  'backend/demo',
  'backend/src',
  'docs',
  'packages/shared/src',
  'public-web/src',
  'shell/src',
];
const KINDS = /\.(?:tsx?|json|md|txt)$/;
const MALAYALAM = /\p{Script=Malayalam}/u;

/** Files whose Malayalam is no sentence of this release. */
const OTHERS = [
  { files: /\.spec\.tsx?$/, why: 'tests' },
  { files: /src\/(?:metadata|schema\.d)\.ts$/, why: 'generated from the API' },
  { files: /^docs\/(?!fair-contest)/, why: 'about words, or without sentences' },
  { files: /^backend\/src\/database\/migrations\//, why: 'rules and reasons as they were published' },
  { files: /\/earlier-wordings\.ts$/, why: 'consents as they were given' },
  { files: /\/(?:fold-text|typesetter|staff-passwords\.service)\.ts$/, why: 'letters and guesses' },
];

/** All Malayalam that visitors read, in all files that have some. */
export function readTexts() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
    .filter((file) => KINDS.test(file) && !OTHERS.some(({ files }) => files.test(file)))
    .sort()
    .flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(file, source) {
  if (!MALAYALAM.test(source)) return [];
  const texts = /\.tsx?$/.test(file) ? literalsOf(file, source) : linesOf(source);
  return texts.filter(({ text }) => MALAYALAM.test(text)).map((text) => ({ file, ...text }));
}

/** @param {string} source */
function linesOf(source) {
  return source.split('\n').map((text, index) => ({ key: `line ${index + 1}`, text }));
}

/**
 * The strings of TypeScript. A template has a space for each of its values, so that words beside one end there.
 * @param {string} file
 * @param {string} source
 */
function literalsOf(file, source) {
  /** @type {Omit<Text, 'file'>[]} */
  const texts = [];
  /** @type {(node: ts.Node, names: string[]) => void} */
  const visit = (node, names) => {
    const name = nameOf(node);
    const path = name === null ? names : [...names, name];
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      texts.push({ key: path.join('.'), text: node.text });
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      texts.push({ key: path.join('.'), text: parts.join('{}') });
    }
    if (ts.isJsxText(node)) texts.push({ key: path.join('.'), text: node.text });
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return texts;
}

/** @param {ts.Node} node */
function nameOf(node) {
  if (ts.isArrayLiteralExpression(node.parent ?? node) && ts.isArrayLiteralExpression(node.parent))
    return String(node.parent.elements.indexOf(/** @type {ts.Expression} */ (node)));
  if (!ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return null;
  return ts.isStringLiteral(node.name) || ts.isIdentifier(node.name) || ts.isNumericLiteral(node.name)
    ? node.name.text
    : null;
}
