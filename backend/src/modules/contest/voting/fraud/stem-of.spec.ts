import { stemOf } from './stem-of.js';

test.each([
  ['singer01@mail.example', 'singer#'],
  ['Singer46+x@mail.example', 'singer#'],
  ['ravi.7.k12@mail.example', 'ravi.#.k#'],
  ['anjali.nair@mail.example', null],
  ['a1@mail.example', null],
  ['98470@mail.example', null],
])('the stem of %s is %s', (email, stem) => {
  expect(stemOf(email)).toBe(stem);
});
