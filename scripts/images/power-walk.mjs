// @ts-check
import { CommandError } from '../lib/command-error.mjs';
import { until } from '../test/launched.mjs';
import { checkSame } from './site.mjs';

const PENDING = `select from contest_entries where name = 'Devika' and status = 'pending'`;

/**
 * The power is cut just after an entry and a vote, while the email of the entry waits for its server. After the start of the
 * machine nothing is lost, and nothing is stuck.
 * @param {import('./site.mjs').Site} site
 * @param {import('./engine.mjs').Engine} engine
 * @param {import('./machine-services.mjs').Smtp} smtp
 * @param {Record<string, string>} headers the owner's
 */
export async function survivePowerCut(site, engine, smtp, headers) {
  await smtp.stop();
  const [song] = await site.json('GET', '/api/songs');
  const before = await site.shown();
  await site.ask('PUT', `/api/songs/${song.id}/vote`, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'upvote' }),
  });
  await site.submitEntry('Devika');
  console.log('Cutting the power ...');
  await engine.cutPower();
  await smtp.start();
  await engine.boot();

  const after = await site.shown();
  const voted = after.songs.find((/** @type {{ id: string }} */ { id }) => id === song.id);
  if (voted?.upvotes !== song.upvotes + 1) throw new CommandError('The power cut lost a vote.');
  voted.upvotes = song.upvotes;
  checkSame(before, after, 'After the power cut visitors see other');
  if ((await engine.postgres.query(PENDING)).length !== 1)
    throw new CommandError('The power cut lost an entry.');
  await until(
    () => smtp.emails.some((email) => email.includes('devika@visitor.in')),
    'the email that waited during the power cut',
  );
}
