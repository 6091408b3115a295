import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiModule } from '../api.module.js';
import { loadConfig } from '../config/config.js';
import { createOpenApiDocument } from '../openapi.js';

// A preview creates no provider, so the document needs neither a database nor a queue.
const unused = 'x'.repeat(32);
const config = loadConfig({
  DATABASE_URL: 'postgres://localhost/unused',
  JWT_SECRET: unused,
  LINK_SECRET: unused,
  VOTE_PEPPER: unused,
});
const app = await NestFactory.create(ApiModule.forRoot(config), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
const document = JSON.stringify(await createOpenApiDocument(app), null, 2);
// The process must not end before a pipe has taken the last part.
process.stdout.write(`${document}\n`, () => process.exit(0));
