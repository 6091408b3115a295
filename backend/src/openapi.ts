import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorDto } from './common/errors/error.dto.js';
import { toolPolicy } from './common/http/security-policy.js';
import metadata from './metadata.js';
import { describeAnswers } from './openapi-answers.js';

/** The one contract of the API, from which the frontends' types are generated. */
export async function createOpenApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  await describeAnswers((await metadata())['@nestjs/swagger'].controllers);
  const about = new DocumentBuilder()
    .setTitle('Paattu API')
    .setDescription(
      'Songs, the cover-song contest and accounts of a singer-songwriter. Errors have one body: a `code` for programs, a `message` for people and `details` for the fields at fault.',
    )
    .setVersion('1')
    .addServer('/')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, about, {
    extraModels: [ErrorDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
}

const DOCS = 'api/docs';

export async function mountDocs(app: NestFastifyApplication): Promise<void> {
  const document = await createOpenApiDocument(app);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ url }, reply) => {
      if (url.startsWith(`/${DOCS}`)) void reply.header('content-security-policy', toolPolicy());
    });
  SwaggerModule.setup(DOCS, app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Paattu API',
    swaggerOptions: { persistAuthorization: false, tryItOutEnabled: true },
  });
}
