// @ts-check
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { runHelper } from './run-helper.mjs';

/** @typedef {{ path: string, file: string, headers: Record<string, string> }} Route */

/** Fastify alone: it sends given bytes under given paths. */
runHelper(async (/** @type {{ routes: Route[] }} */ { routes }) => {
  const server = Fastify();
  for (const { path, file, headers } of routes) {
    const bytes = readFileSync(file);
    server.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  return { started: { site: await server.listen({ host: '127.0.0.1', port: 0 }) } };
});
