import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { trackUnusedConnections } from './unused-connections.js';

class Connection extends EventEmitter {
  destroyed = false;
  ended = 0;

  destroy() {
    this.ended += 1;
  }
}

// @trust bounded-memory
test('a closed connection is tracked no longer', () => {
  const server = new EventEmitter();
  const closeUnused = trackUnusedConnections(server as Server);
  const connections = Array.from({ length: 10_000 }, () => new Connection());
  for (const connection of connections) server.emit('connection', connection);
  for (const connection of connections.slice(1)) connection.emit('close');

  closeUnused();

  expect(connections.filter(({ ended }) => ended > 0)).toEqual([connections[0]]);
});

test('a connection whose next request begins before its last response closes is in use', () => {
  const server = new EventEmitter();
  const closeUnused = trackUnusedConnections(server as Server);
  const socket = new Connection();
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  server.emit('connection', socket);
  server.emit('request', { socket }, first);
  server.emit('request', { socket }, second);
  first.emit('close');

  closeUnused();

  expect(socket.ended).toBe(0);
});
