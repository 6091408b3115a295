import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorDto } from './common/errors/error.dto.js';
import { toolPolicy } from './common/http/security-policy.js';
import metadata from './metadata.js';
import { describeConventions } from './openapi/conventions.js';
import { addPlainExamples } from './openapi/examples.js';
import { describeErrors } from './openapi/errors.js';
import { about } from './openapi/about.js';

/** Creates the API document, from which the types of the frontends are generated. */
export async function createOpenApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  const document = SwaggerModule.createDocument(app, about(), {
    extraModels: [ErrorDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  addPlainExamples(document);
  describeErrors(document);
  describeConventions(document);
  return document;
}

const DOCS = 'api/docs';
const DOCUMENT = 'api/openapi.';

/** Making the document takes 0.4 s of CPU time, so the first request for it does, and not each start. */
export function mountDocs(app: NestFastifyApplication): void {
  let making: Promise<void> | undefined;
  let document: OpenAPIObject | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', ({ url, routeOptions }, reply, done) => {
      if (url.startsWith(`/${DOCS}`)) void reply.header('content-security-policy', toolPolicy());
      const route = routeOptions.url ?? '';
      if (!route.startsWith(`/${DOCS}`) && !route.startsWith(`/${DOCUMENT}`)) return done();
      making ??= createOpenApiDocument(app).then((made) => void (document = made));
      making.then(
        () => done(),
        (error: Error) => {
          // The next request tries again.
          making = undefined;
          done(error);
        },
      );
    });
  SwaggerModule.setup(DOCS, app, () => document!, {
    jsonDocumentUrl: `${DOCUMENT}json`,
    yamlDocumentUrl: `${DOCUMENT}yaml`,
    customSiteTitle: 'Paattu API',
    swaggerOptions: { persistAuthorization: false, tryItOutEnabled: true },
  });
}
