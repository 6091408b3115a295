import { countSections, renderRules } from './rules-text.js';

const TEXT = `Before the first section.

## How to *Enter*

- Record it.
- [Send it](/contact?a=b), or ask [us](mailto:us@paattu.example).

### Details

See [YouTube](https://www.youtube.com/).

## Prizes

**One** prize.`;

test('headings begin sections, and links and emphasis are HTML', () => {
  expect(renderRules(TEXT, 'en')).toEqual({
    intro: '<p>Before the first section.</p>\n',
    sections: [
      {
        id: 'how-to-enter',
        title: 'How to Enter',
        html:
          '<ul>\n<li>Record it.</li>\n<li><a href="/contact?a=b">Send it</a>, or ask <a href="mailto:us@paattu.example" rel="noopener">us</a>.</li>\n</ul>\n' +
          '<h4>Details</h4>\n<p>See <a href="https://www.youtube.com/" rel="noopener">YouTube</a>.</p>\n',
      },
      { id: 'prizes', title: 'Prizes', html: '<p><strong>One</strong> prize.</p>\n' },
    ],
  });
  expect(countSections(TEXT)).toBe(2);
});

test('Malayalam has the anchors of the English text, and links to Malayalam pages', () => {
  const text = '## പങ്കെടുക്കേണ്ട വിധം\n\n[എഴുതൂ](/contact)\n\n## സമ്മാനം\n\n## മറ്റൊന്ന്';

  expect(renderRules(text, 'ml', TEXT).sections).toEqual([
    { id: 'how-to-enter', title: 'പങ്കെടുക്കേണ്ട വിധം', html: '<p><a href="/ml/contact">എഴുതൂ</a></p>\n' },
    { id: 'prizes', title: 'സമ്മാനം', html: '' },
    { id: 'section-3', title: 'മറ്റൊന്ന്', html: '' },
  ]);
});

test('sections with one title have anchors of their own, and a title without Latin letters its number', () => {
  expect(renderRules('## Other\n\n## Other\n\n# സമ്മാനം', 'en').sections.map(({ id }) => id)).toEqual([
    'other',
    'other-2',
    'section-3',
  ]);
});

test('no section has the anchor of another one, or of the page', () => {
  const text = ['Prize 2', 'Prize', 'Prize', 'Prize', 'Privacy', 'Version'].map((title) => `## ${title}`);
  expect(renderRules(text.join('\n\n'), 'en').sections.map(({ id }) => id)).toEqual([
    'prize-2',
    'prize',
    'prize-3',
    'prize-4',
    'privacy-2',
    'version-2',
  ]);
});

test('each of many sections with one title has the next number', () => {
  const { sections } = renderRules('## a\n'.repeat(5_000), 'en');
  expect(sections.map(({ id }) => id)).toEqual(
    Array.from({ length: 5_000 }, (_, index) => (index === 0 ? 'a' : `a-${index + 1}`)),
  );
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>\n'],
  ['[x](JaVaScRiPt:alert(1))', '<p>[x](JaVaScRiPt:alert(1))</p>\n'],
  ['[x](java&#115;cript:alert(1))', '<p>[x](java&amp;#115;cript:alert(1))</p>\n'],
  ['[x](http://plain.example)', '<p>[x](http://plain.example)</p>\n'],
  ['[x](data:text/html,x)', '<p>[x](data:text/html,x)</p>\n'],
  ['[x](//evil.example)', '<p>[x](//evil.example)</p>\n'],
  ['[x](/\\evil.example)', '<p><a href="/%5Cevil.example">x</a></p>\n'],
  ['[x]( "onmouseover=alert(1))', '<p>[x]( &quot;onmouseover=alert(1))</p>\n'],
  ['![x](https://evil.example/x.png)', '<p>!<a href="https://evil.example/x.png" rel="noopener">x</a></p>\n'],
  [
    '[a](https://x.example/"onclick=")',
    '<p><a href="https://x.example/%22onclick=%22" rel="noopener">a</a></p>\n',
  ],
  ['<https://x.example>', '<p>&lt;https://x.example&gt;</p>\n'],
])('%s cannot become a script, another site or a picture', (text, html) => {
  expect(renderRules(text, 'en').intro).toBe(html);
});

test('a deeply nested text is rendered in bounded depth', () => {
  const nested = `${'- '.repeat(5_000)}x`;
  expect(renderRules(nested, 'en').intro.length).toBeLessThan(100_000);
});
