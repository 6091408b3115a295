import { repairEncoding, withoutTimes } from './tag-text.js';

describe('times of LRC', () => {
  test.each([
    ['[00:01.00]മഴ\n[00:02.50]പുഴ', 'മഴ\nപുഴ'],
    ['[00:01]മഴ\n\n[01:02:03.450] പുഴ', 'മഴ\n\nപുഴ'],
    ['[ar:Asha Menon]\n[ti: മഴ]\n[offset:+250]\n[00:01.00]മഴ', 'മഴ'],
    ['[00:01.00][00:21.00]മഴ', 'മഴ'],
    ['[00:01.00]<00:01.00> മഴ <00:01.50> പെയ്യുന്നു', 'മഴ പെയ്യുന്നു'],
    ['[00:01.00]\n[00:02.00]മഴ', 'മഴ'],
    ['[Chorus]\nമഴ [2x]\nat 10:30', '[Chorus]\nമഴ [2x]\nat 10:30'],
    ['[by: Asha]\nമഴ', '[by: Asha]\nമഴ'],
  ])('%j becomes %j', (tag, lyrics) => {
    expect(withoutTimes(tag)).toBe(lyrics);
  });
});

describe('text in the wrong encoding', () => {
  const asLatin1 = (text: string) => Buffer.from(text).toString('latin1');
  const asWindows = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

  test.each(['മഴ പെയ്യുന്നു\nരണ്ടാം വരി', 'café', 'ഒന്ന് “two” 🎵'])('%j is read again', (text) => {
    expect(repairEncoding(asLatin1(text))).toBe(text);
    expect(repairEncoding(asWindows(text))).toBe(text);
  });

  test.each(['café', 'ÄÖÜ – “ß”', 'മഴ', 'plain', 'Ã', 'naïve © 2025', `${asLatin1('മഴ')} മഴ`])(
    '%j stays',
    (text) => {
      expect(repairEncoding(text)).toBe(text);
    },
  );
});
