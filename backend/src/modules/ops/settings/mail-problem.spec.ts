import { mailProblemOf } from './mail-problem.js';

const site = {
  publicUrl: 'https://songs.asha.in',
  smtpUrl: 'smtp://songs:secret@mail.asha.in:587',
  mailFrom: 'Asha <songs@asha.in>',
};

test.each([
  ['a server and a sender', {}, null],
  ['a server of this machine', { smtpUrl: 'smtp://127.0.0.1:25' }, null],
  ['a sender without a name', { mailFrom: 'songs@asha.in' }, null],
  ['a domain that only begins like an example', { mailFrom: 'songs@example.asha.in' }, null],
  ['no server', { smtpUrl: null }, 'no-server'],
  ['the catcher of the compose file', { smtpUrl: 'smtp://mailpit:1025' }, 'catcher'],
  ['another catcher', { smtpUrl: 'smtp://mailhog:2525' }, 'catcher'],
  ['a catcher by its port', { smtpUrl: 'smtp://10.0.0.7:1025' }, 'catcher'],
  ['the sender of no settings', { mailFrom: 'Paattu <no-reply@paattu.example>' }, 'sender'],
  ['a sender of this machine', { mailFrom: 'Paattu <no-reply@localhost>' }, 'sender'],
  ['the sender of an example', { mailFrom: 'no-reply@Example.org' }, 'sender'],
  ['a subdomain of an example', { mailFrom: 'Asha <a@songs.example.com>' }, 'sender'],
])('on a public site, with %s', (_, changed, problem) => {
  expect(mailProblemOf({ ...site, ...changed })).toBe(problem);
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://paattu.local',
  'https://paattu.test',
])('nobody waits for emails of %s', (publicUrl) => {
  expect(mailProblemOf({ ...site, smtpUrl: null, publicUrl })).toBeNull();
});
