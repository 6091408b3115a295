import { escapeXml } from './escape-xml.js';

test.each([
  [`<b> & "it's"`, '&lt;b&gt; &amp; &quot;it&apos;s&quot;'],
  ['&amp;', '&amp;amp;'],
  [']]>', ']]&gt;'],
  ['മഴക്കത്ത് · ൻ്റ', 'മഴക്കത്ത് · ൻ്റ'],
  ['two\nlines\tand 🎵', 'two\nlines\tand 🎵'],
  ['a\u0000\u000b\u001f\ufffeb\ud800c', 'abc'],
])('%j is written as %j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});
