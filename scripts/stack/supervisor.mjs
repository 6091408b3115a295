// @ts-check
/*
 * Runs one server (PostgreSQL, or the tests' Redis) as long as the process that forked this one lives. A server that
 * this process started directly would survive `kill -9` and block the data folder.
 */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/** Its clients lost the same parent and have this long to finish. */
const CLIENTS_FINISH_WITHIN_MS = 5_000;
/** After this time, the stop becomes an immediate one, from which PostgreSQL recovers at its next start. */
const STOPS_WITHIN_MS = 25_000;

/** @type {import('./supervised-server.mjs').ServerCommand} */
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
  server.kill('SIGTERM');
  setTimeout(() => server.kill('SIGINT'), CLIENTS_FINISH_WITHIN_MS);
  setTimeout(() => server.kill('SIGQUIT'), STOPS_WITHIN_MS);
};
process.once('disconnect', stop);
process.once('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('SIGQUIT', () => server.kill('SIGQUIT'));
// The parent may have exited before this process listened.
if (!process.connected) stop();
