import { renderToStaticMarkup } from 'react-dom/server';
import { WithBreaks } from './with-breaks';

test.each([
  ['Sent to a.b@mail.example.', 'Sent to a.<wbr/>b@<wbr/>mail.<wbr/>example.'],
  ['Sent to b@mail.example. Open it.', 'Sent to b@<wbr/>mail.<wbr/>example. Open it.'],
  ['Nothing to break', 'Nothing to break'],
])('“%s” breaks after @ and dots within a word', (text, html) => {
  expect(renderToStaticMarkup(<WithBreaks text={text} />)).toBe(html);
});
