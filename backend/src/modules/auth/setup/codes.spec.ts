import { createCode, plainCode } from './codes.js';

test('a code has two groups of four letters that look like no other', () => {
  const codes = Array.from({ length: 200 }, createCode);

  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(200);
});

test.each(['7KQ4-M201', '7kq4m201', ' 7KQ4 – M2OI ', '7kq4.m2ol'])('%s is 7KQ4-M201', (typed) => {
  expect(plainCode(typed)).toBe(plainCode('7KQ4-M201'));
});
