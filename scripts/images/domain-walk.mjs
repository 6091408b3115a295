// @ts-check
import { CommandError } from '../lib/command-error.mjs';
import { until } from '../test/launched.mjs';
import { PASSWORD } from './console-walk.mjs';
import { addName } from './network.mjs';
import { checkSame, Site } from './site.mjs';

const DOMAIN = 'music.example.org';

/**
 * The operator gives the site another domain in `.env`, and starts it again.
 * @param {Site} site
 * @param {import('./engine.mjs').Engine} engine
 * @param {import('./machine-services.mjs').Smtp} smtp
 * @param {Record<string, string>} variables of the .env file
 * @returns {Promise<Record<string, string>>} those of the .env file from then on
 */
export async function moveToAnotherDomain(site, engine, smtp, variables) {
  const before = await site.shown();
  const moved = {
    ...variables,
    PUBLIC_URL: `https://${DOMAIN}`,
    MAIL_FROM: `artist@${DOMAIN}`,
  };
  addName(DOMAIN);
  engine.use(moved);
  await engine.up();
  const there = new Site(engine, moved);
  checkSame(before, await there.shown(), 'Under another domain visitors see other');
  await there.logIn(PASSWORD);
  await there.submitEntry('Nila');
  const emailTo = () => smtp.emails.find((email) => email.includes('nila@visitor.in'));
  await until(() => emailTo() !== undefined, 'an email under the other domain');
  if (!emailTo()?.includes(DOMAIN)) throw new CommandError('The emails do not lead to the other domain.');
  return moved;
}
