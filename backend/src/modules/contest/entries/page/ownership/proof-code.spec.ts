import { createProofCode, proofCodesIn } from './proof-code.js';

test('a code has eight letters and digits that do not look alike, and differs each time', () => {
  const codes = Array.from({ length: 1_000 }, createProofCode);
  for (const code of codes) expect(code).toMatch(/^paattu(-[a-hjkmnp-z2-9]{4}){2}$/);
  expect(new Set(codes).size).toBe(1_000);
});

test.each([
  ['', []],
  ['My cover.\npaattu-ab2c-9xyz', ['paattu-ab2c-9xyz']],
  ['(Paattu-AB2C-9XYZ).', ['paattu-ab2c-9xyz']],
  ['paattu-ab2c-9xyz paattu-aaaa-bbbb', ['paattu-ab2c-9xyz', 'paattu-aaaa-bbbb']],
  ['paattu ab2c 9xyz, paattu-ab2c', []],
])('of the description %j finds the codes %j', (description, codes) => {
  expect(proofCodesIn(description)).toEqual(codes);
});

test('of many codes reads the first twenty', () => {
  expect(proofCodesIn('paattu-aaaa-bbbb '.repeat(300))).toHaveLength(20);
});
