// @ts-check
import ts from 'typescript';

const GROUPS = new Set(['describe']);
const TESTS = new Set(['test', 'it']);
/** Modifiers of a test or group that runs. Any other modifier, such as `skip`, removes it. */
const RUNNING = new Set(['each', 'concurrent', 'serial', 'parallel', 'describe']);
const TAG = /@trust ([\w, -]+)/g;

/** @typedef {{ title: string, promises: string[], start: number }} Test `start`: the offset of the statement */

/**
 * The tests that a file of jest or Playwright runs, with the ids in their `// @trust ID` comments. The title is
 * `group › test` as in the source, with the placeholders of a table or a template.
 * @param {string} fileName selects the language
 * @param {string} source
 * @returns {Test[]}
 */
export function readTests(fileName, source) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  /** @type {Test[]} */
  const tests = [];
  /** @param {string[]} groups @returns {(node: ts.Node) => void} */
  const visitIn = (groups) => (node) => {
    const call = ts.isCallExpression(node) ? readCall(file, node) : null;
    if (call?.kind === 'test') {
      const statement = statementOf(node);
      const start = statement.getStart();
      const promises = promisesIn(source.slice(statement.getFullStart(), start));
      tests.push({ title: [...groups, call.title].join(' › '), promises, start });
    }
    if (call?.kind === 'skipped' || call?.kind === 'test') return;
    ts.forEachChild(node, visitIn(call ? [...groups, call.title] : groups));
  };
  visitIn([])(file);
  return tests;
}

/**
 * The outermost statement that contains a node within its block: a loop around a single test carries the tag.
 * @param {ts.Node} node
 */
function statementOf(node) {
  let statement = node;
  while (!ts.isBlock(statement.parent) && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  return statement;
}

/** @param {string} comments */
function promisesIn(comments) {
  return [...comments.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/**
 * @param {ts.SourceFile} file
 * @param {ts.CallExpression} call
 * @returns {{ kind: 'test' | 'group' | 'skipped', title: string } | null} null for any other call
 */
function readCall(file, call) {
  const [first, ...modifiers] = namesOf(call.expression);
  const title = call.arguments[0] && textOf(file, call.arguments[0]);
  if (first === undefined || title === undefined) return null;
  if (!GROUPS.has(first) && !TESTS.has(first)) return null;
  if (!modifiers.every((name) => RUNNING.has(name))) return { kind: 'skipped', title };
  return { kind: GROUPS.has(first) || modifiers.includes('describe') ? 'group' : 'test', title };
}

/**
 * `test.each([...])` reads as `test`, `each`.
 * @param {ts.Expression} expression
 * @returns {string[]}
 */
function namesOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...namesOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
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
