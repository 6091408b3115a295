// @ts-check
/*
 * Runs one PostgreSQL server for as long as the process that forked this one lives. A server that was started by that
 * process directly would survive its kill -9, and block the data folder.
 */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/** A fast shutdown rolls open transactions back; one that hangs is made an immediate one, which recovers at the next start. */
const IMMEDIATE_AFTER_MS = 25_000;

/** @type {import('./cluster.mjs').ServerCommand} */
const { program, args, account, log } = JSON.parse(process.argv[2] ?? '');
const output = openSync(log, 'w');
const server = spawn(program, args, {
  ...account,
  cwd: '/',
  env: { LC_ALL: 'C' },
  stdio: ['ignore', output, output],
});
server.once('error', () => process.exit(1));
server.once('exit', (code) => process.exit(code ?? 1));

const stop = () => {
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), IMMEDIATE_AFTER_MS);
};
process.once('disconnect', stop);
process.once('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('SIGQUIT', () => server.kill('SIGQUIT'));
// The parent may have died before anything listened.
if (!process.connected) stop();
