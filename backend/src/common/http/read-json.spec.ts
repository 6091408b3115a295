import { readJson } from './read-json.js';

test.each([
  '{}',
  '[]',
  'null',
  '"a: b"',
  '{"a":1,"b":{"a":2,"c":[{"a":3},{"a":4}]}}',
  '{"a":"\\" : \\\\","b\\":":"മഴ: {\\"a\\":1}"}',
  '{"":1}',
  `${'['.repeat(20)}${']'.repeat(20)}`,
])('%s is read as it is', (text) => {
  expect(readJson(text)).toEqual(JSON.parse(text));
});

const TWICE = { status: 400, code: 'VALIDATION_FAILED', message: 'each property must be given once' };
const NO_JSON = { status: 400, code: 'BAD_REQUEST', message: 'The request could not be understood.' };
const notExist = (field: string) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  details: [{ field, message: `property ${field} should not exist` }],
});

// @trust repeated-names
test.each<[string, object]>([
  ['{"a":1,"a":1}', TWICE],
  ['{"a":1,"\\u0061":2}', TWICE],
  ['{"a":[{"b":1,"c":{},"b":2}]}', TWICE],
  ['{"__proto__":{"isAdmin":true}}', notExist('__proto__')],
  ['{"\\u005f_proto__":1}', notExist('__proto__')],
  ['{"a":[{"constructor":{"prototype":{}}}]}', notExist('constructor')],
  ['{"prototype":null}', notExist('prototype')],
  ['{"__proto__":1,"__proto__":2}', notExist('__proto__')],
  ...['', '{', '{"a":1,}', "{'a':1}", '{"a":1}{}', '// no\n1'].map((text): [string, object] => [
    text,
    NO_JSON,
  ]),
  [`${'['.repeat(21)}${']'.repeat(21)}`, NO_JSON],
  [`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, NO_JSON],
])('%.60s is refused', (text, refusal) => {
  expect(() => readJson(text)).toThrow(expect.objectContaining(refusal));
});
