import { readJson } from './read-json.js';

test.each([
  '{}',
  '[]',
  'null',
  '"a: b"',
  '{"a":1,"b":{"a":2,"c":[{"a":3},{"a":4}]}}',
  '{"a":"\\" : \\\\","b\\":":"മഴ: {\\"a\\":1}"}',
  '{"":1}',
  `[${Array.from({ length: 300 }, () => '1').join(',')}]`,
  `${'['.repeat(20)}${']'.repeat(20)}`,
])('reads %.60s', (text) => {
  expect(readJson(text)).toEqual(JSON.parse(text));
});

const NO_JSON = { status: 400, code: 'BAD_REQUEST', message: 'The request could not be understood.' };
const notExist = (field: string) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  details: [{ field, code: 'VALIDATION_FAILED', message: `property ${field} should not exist` }],
});

// @trust prototype-names
test.each<[string, object]>([
  ['{"__proto__":{"isAdmin":true}}', notExist('__proto__')],
  ['{"\\u005f_proto__":1}', notExist('__proto__')],
  ['{"a":[{"constructor":{"prototype":{}}}]}', notExist('constructor')],
  ['{"prototype":null}', notExist('prototype')],
  ['{"__proto__":1,"__proto__":2}', notExist('__proto__')],
  ...['', '{', '{"a":1,}', "{'a':1}", '{"a":1}{}', '// no\n1'].map((text): [string, object] => [
    text,
    NO_JSON,
  ]),
  ['{"name":"A \\ud800 b"}', NO_JSON],
  [`{${Array.from({ length: 301 }, (_, index) => `"k${index}":1`).join(',')}}`, NO_JSON],
  [`{"a":[${Array.from({ length: 300 }, () => '{}').join(',')}]}`, NO_JSON],
  [`${'['.repeat(21)}${']'.repeat(21)}`, NO_JSON],
  [`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, NO_JSON],
])('rejects %.60s', (text, error) => {
  expect(() => readJson(text)).toThrow(expect.objectContaining(error));
});
