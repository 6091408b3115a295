import { canonicalJson, hashDetails } from './hash-details.js';

const salt = Buffer.alloc(16, 7);

test('the order of keys does not matter, that of a list does', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: 'മഴ' }], a: null })).toBe('{"a":null,"b":[2,{"c":"മഴ","d":1}]}');
  expect(canonicalJson({ at: new Date(0), gone: undefined })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
});

test('the hash depends on each field and on the salt', () => {
  const details = { salt, before: { title: 'Rain' }, after: null };
  const others = [
    { ...details, salt: Buffer.alloc(16, 8) },
    { ...details, before: { title: 'rain' } },
    { ...details, before: null, after: { title: 'Rain' } },
  ];
  const hashes = [details, details, ...others].map((each) => hashDetails(each).toString('hex'));
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(4);
});
