import { classOf } from './client.js';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`, 'browser'],
  [`Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) ${CHROME}`, 'browser'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'browser'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'automated',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'automated'],
  ['curl/8.5.0', 'automated'],
  ['Some phone', 'unknown'],
  [undefined, 'unknown'],
])('%s is of the class %s', (userAgent, expected) => {
  expect(classOf(userAgent)).toBe(expected);
});
