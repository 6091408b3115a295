import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';

interface Response {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, { value: { code: string } }> }>;
}

/** `POST /api/songs/{id}/plays 404 NOT_FOUND`, or without a code for a success. */
type Answer = `${string} ${string} ${number} ${string}`;

/** The document of this process, which is the same for each application and takes long to make. */
let document: OpenAPIObject | null = null;

async function readDocument(api: NestFastifyApplication): Promise<OpenAPIObject | null> {
  const response = document ? null : await api.inject('/api/openapi.json');
  if (response?.statusCode === 200) document = response.json<OpenAPIObject>();
  return document;
}

/**
 * Records the responses of the API during a test and compares them with the API document. An undocumented error fails
 * the test that received it.
 */
export function noteAnswers(api: NestFastifyApplication): { compare(): Promise<void> } {
  const answers = new Set<Answer>();
  api
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
      const path = routeOptions.url?.replace(/:(\w+)/g, '{$1}');
      if (path) answers.add(`${method} ${path} ${statusCode} ${codeIn(payload)}`);
    });
  return {
    async compare() {
      const document = await readDocument(api);
      const undocumented = [...answers].filter((answer) => document && !isDocumented(document, answer));
      if (undocumented.length > 0) throw new Error(`The API document lacks:\n${undocumented.join('\n')}`);
    },
  };
}

function codeIn(payload: unknown): string {
  if (typeof payload !== 'string') return '';
  return /^\{"code":"(\w+)","message":/.exec(payload)?.[1] ?? '';
}

function isDocumented({ paths, components }: OpenAPIObject, answer: Answer): boolean {
  const [method, path, status, code] = answer.split(' ') as [string, string, string, string];
  const operations = paths[path] as Record<string, { responses: Record<string, Response> }> | undefined;
  // A page, or another response outside the API.
  if (!operations) return true;
  const operation = operations[method === 'HEAD' ? 'get' : method.toLowerCase()];
  if (!operation) return true;
  const response = operation.responses[status];
  if (!response) return false;
  const name = response.$ref?.split('/').at(-1);
  const { content } = name === undefined ? response : (components?.responses?.[name] as Response);
  const examples = Object.values(content?.['application/json']?.examples ?? {});
  return code === '' || examples.length === 0 || examples.some(({ value }) => value.code === code);
}
