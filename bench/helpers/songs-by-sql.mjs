// @ts-check
import Fastify from 'fastify';
import pg from 'pg';
import { runHelper } from './run-helper.mjs';

/** Fastify that runs the product's statement for each request and sends the rows. */
runHelper(async (/** @type {{ databaseUrl: string, sql: string }} */ { databaseUrl, sql }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const server = Fastify();
  server.get('/api/songs', async (request, reply) => {
    const { limit, offset } = /** @type {{ limit: string, offset: string }} */ (request.query);
    const { rows } = await pool.query(sql, [limit, offset, new Date()]);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
  });
  return { started: { site: await server.listen({ host: '127.0.0.1', port: 0 }) } };
});
