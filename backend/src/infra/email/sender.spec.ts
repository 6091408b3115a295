import { senderInWords, senderWith } from './sender.js';

test.each([
  ['Paattu <no-reply@paattu.example>', undefined, 'Paattu <no-reply@paattu.example>'],
  ['Paattu <no-reply@paattu.example>', 'Anjana Varier', 'Anjana Varier <no-reply@paattu.example>'],
  ['"Songs, Ltd." <a@songs.example>', undefined, 'Songs, Ltd. <a@songs.example>'],
  ['no-reply@paattu.example', undefined, 'no-reply@paattu.example'],
  ['no-reply@paattu.example', 'അഞ്ജന', 'അഞ്ജന <no-reply@paattu.example>'],
  ['<a@songs.example>', undefined, 'a@songs.example'],
])('%s with the name %s is %s', (mailFrom, ownName, words) => {
  expect(senderInWords(senderWith(mailFrom, ownName))).toBe(words);
});
