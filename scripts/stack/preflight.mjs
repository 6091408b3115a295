// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';

/**
 * @param {string} host
 * @param {number} port
 */
export async function checkPort(host, port) {
  const code = await listenError(host, port);
  if (code === null) return;
  const example = `PORT=${port + 1} npm start`;
  if (code === 'EADDRINUSE') {
    throw new CommandError(
      `Port ${port} is taken. Stop the program that uses it, or choose another with PORT: ${example}`,
    );
  }
  if (code === 'EACCES')
    throw new CommandError(`This user may not open port ${port}. Choose another with PORT: ${example}`);
  throw new CommandError(`HOST=${host}, port ${port}: the server cannot listen there (${code}).`);
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} the error's code
 */
function listenError(host, port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** A free port of the loopback interface. @returns {Promise<number>} */
export function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Creates the data folder if it is missing. @param {string} dataDir */
export function checkDataFolder(dataDir) {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`DATA_DIR: the data folder ${dataDir} cannot be written to (${reason}).`);
  }
}
