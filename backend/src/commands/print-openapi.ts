import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiModule } from '../api.module.js';
import { loadConfig } from '../config/config.js';
import { createOpenApiDocument } from '../openapi.js';

// A preview makes no provider, so the document needs neither database nor queue.
const unused = 'x'.repeat(32);
const config = loadConfig({
  DATABASE_URL: 'postgres://localhost/unused',
  JWT_SECRET: unused,
  LINK_SECRET: unused,
});
const app = await NestFactory.create(ApiModule.forRoot(config), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
const document = JSON.stringify(await createOpenApiDocument(app), null, 2);
// A pipe takes it in portions: only once it has taken the last one may the process end.
process.stdout.write(`${document}\n`, () => process.exit(0));
