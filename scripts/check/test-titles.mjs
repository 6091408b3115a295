// @ts-check
import ts from 'typescript';

const GROUPS = new Set(['describe']);
const TESTS = new Set(['test', 'it']);
/** What may stand between the name and the call without making it another thing than a test that is run. */
const HARMLESS = new Set(['each', 'concurrent', 'serial', 'parallel', 'describe']);

/**
 * The full titles of the tests that a file of jest or Playwright runs, as `group › test`, in the letters of the
 * source: what a table or a loop fills in stands as its placeholder. A skipped test is none.
 * @param {string} fileName tells the language
 * @param {string} source
 * @returns {string[]}
 */
export function testTitles(fileName, source) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  /** @type {string[]} */
  const titles = [];
  /** @param {string[]} groups @returns {(node: ts.Node) => void} */
  const visitIn = (groups) => (node) => {
    const call = ts.isCallExpression(node) ? readCall(file, node) : null;
    if (call?.kind === 'test') titles.push([...groups, call.title].join(' › '));
    if (call?.kind === 'skipped' || call?.kind === 'test') return;
    ts.forEachChild(node, visitIn(call ? [...groups, call.title] : groups));
  };
  visitIn([])(file);
  return titles;
}

/**
 * @param {ts.SourceFile} file
 * @param {ts.CallExpression} call
 * @returns {{ kind: 'test' | 'group' | 'skipped', title: string } | null} null for any other call
 */
function readCall(file, call) {
  const [first, ...modifiers] = namesOf(file, call.expression);
  const title = call.arguments[0] && textOf(file, call.arguments[0]);
  if (first === undefined || title === undefined) return null;
  if (!GROUPS.has(first) && !TESTS.has(first)) return null;
  if (!modifiers.every((name) => HARMLESS.has(name))) return { kind: 'skipped', title };
  return { kind: GROUPS.has(first) || modifiers.includes('describe') ? 'group' : 'test', title };
}

/**
 * `test.each([...])` reads as `test`, `each`.
 * @param {ts.SourceFile} file
 * @param {ts.Expression} expression
 * @returns {string[]}
 */
function namesOf(file, expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...namesOf(file, expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(file, expression.expression);
  return [];
}

/**
 * @param {ts.SourceFile} file
 * @param {ts.Expression} title
 * @returns {string | undefined}
 */
function textOf(file, title) {
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(file).slice(1, -1) : undefined;
}
