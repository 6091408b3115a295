import { smtpUrlOf } from './smtp-url.js';

const URL_OF = (host: string, port = 587, user = 'asha') =>
  smtpUrlOf({ host, port, user, password: 'rain' }).href;

test.each(['smtp.asha.in', '93.184.216.34', '8.8.8.8', '0x7f.1'])('a log-in goes to %s encrypted', (host) => {
  expect(URL_OF(host)).toMatch(/\?requireTLS=true$/);
});

test.each(['127.0.0.1', '10.1.2.3', '192.168.1.1', '169.254.1.1', 'localhost', 'postfix'])(
  'a log-in goes to %s, which has no certificate',
  (host) => {
    expect(URL_OF(host)).toBe(`smtp://asha:rain@${host}:587`);
  },
);

test('port 465 is encrypted, and without a log-in there is nothing to hide', () => {
  expect(URL_OF('8.8.8.8', 465)).toBe('smtps://asha:rain@8.8.8.8:465');
  expect(URL_OF('8.8.8.8', 25, '')).toBe('smtp://8.8.8.8:25');
});
