// @ts-check
import { createServer, connect } from 'node:net';

/** A fixed address in front of a database whose port changes at a restart. Until it leads somewhere, connections end. */
export async function startDoor() {
  let port = 0;
  const server = createServer((client) => {
    client.on('error', () => {});
    if (port === 0) return void client.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ]) {
      one?.on('error', () => other?.destroy()).on('close', () => other?.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: address.port,
    leadTo: (/** @type {string} */ url) => (port = Number(new URL(url).port)),
    close: () => server.close(),
  };
}
