// @ts-check
import { welcome } from './welcome.mjs';

/** @param {object} started @param {object} [config] */
const passwordLine = (started, config = {}) =>
  /Password +(\S.*)\n/.exec(
    welcome(
      /** @type {import('./stack.mjs').Started} */ ({
        config: {
          publicUrl: 'http://localhost:3000',
          ownerEmail: 'asha@asha.in',
          // A local start passes that of its secrets on.
          ownerPassword: 'of-the-secrets',
          smtpUrl: null,
          demoPhase: null,
          production: false,
          dataDir: '/data',
          ...config,
        },
        hasBegunEmpty: false,
        isStillDemo: false,
        isPasswordGiven: false,
        ownerPassword: null,
        ...started,
      }),
      { cluster: null },
    ),
  )?.[1];

test.each([
  ['the start that has made it shows it', { ownerPassword: 'abcd-efgh' }, {}, 'abcd-efgh'],
  [
    'a later start names the first one',
    {},
    {},
    'as printed at the first start, stored in /data/secrets.json',
  ],
  ['one that is given is named', { isPasswordGiven: true }, {}, 'as set in OWNER_PASSWORD'],
  [
    'an owner of the browser chose it there',
    { hasBegunEmpty: true },
    { ownerEmail: null },
    'as chosen there',
  ],
  ['also under OWNER_EMAIL', { hasBegunEmpty: true }, {}, 'as chosen at http://localhost:3000/setup'],
  ['in production', {}, { production: true }, 'as set when the owner was created'],
])('where the password is: %s', (_, started, config, place) => {
  expect(passwordLine(started, config)).toContain(place);
});
