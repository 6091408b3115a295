// @ts-check
import { loadConfig } from '../../backend/src/config/config.js';
import { environmentOf, readProject } from '../lib/compose-file.mjs';
import { documentedEnv } from './documented-env.mjs';

test('the documented .env is complete, private, written once, and accepted in production', async () => {
  const variables = await documentedEnv(new AbortController().signal);

  expect(Object.keys(readProject(variables).services)).toContain('caddy');
  expect(loadConfig(environmentOf('api', variables))).toMatchObject({
    production: true,
    publicUrl: 'https://songs.example.org',
    smtpUrl: 'smtp://artist:password@smtp.example.org:587',
    mailFrom: 'Asha Menon <artist@songs.example.org>',
    trustedProxies: ['172.30.75.0/24'],
  });
});
