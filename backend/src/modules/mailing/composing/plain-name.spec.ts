import { plainName } from './plain-name.js';

test.each([
  ['Asha Menon', 'Asha Menon'],
  ['അഞ്ജലി നായർ', 'അഞ്ജലി നായർ'],
  ['Dr. K.S. Chithra', 'Dr. K. S. Chithra'],
  ['win at https://evil.example/x?y=z now', 'win at https evil. example x?y=z now'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['asha@evil.example', 'asha evil. example'],
  ['mailto:asha@evil.example', 'mailto asha evil. example'],
  ['\\\\evil.example\\x', 'evil. example x'],
])('%s becomes %s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test('a name of 40 characters stays, a longer one is shortened', () => {
  expect(plainName('x'.repeat(40))).toBe('x'.repeat(40));
  expect(plainName('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
});

test('shortening keeps Malayalam syllables whole', () => {
  expect(plainName('ക്ഷ'.repeat(50))).toBe(`${'ക്ഷ'.repeat(39)}…`);
});
