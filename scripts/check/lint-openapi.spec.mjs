// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT } from '../build/generate.mjs';
import { lintOpenApi } from './lint-openapi.mjs';
import { root } from '../lib/project.mjs';

const document = readFileSync(join(root, DOCUMENT), 'utf8');

/** @typedef {Record<string, any>} Json any part of the document, so that a test can break a rule in it */

/** @param {(document: Json) => void} spoil */
async function rulesBrokenBy(spoil) {
  const spoilt = JSON.parse(document);
  spoil(spoilt);
  const errors = await lintOpenApi(JSON.stringify(spoilt));
  return [...new Set(errors.map((error) => /\(([\w-]+)\)$/.exec(error)?.[1]))];
}

test('the API document has no error and no warning', async () => {
  expect(await lintOpenApi(document)).toEqual([]);
});

/** @type {Array<[rule: string, spoil: (document: Json) => void]>} */
const spoilers = [
  ['operation-summary', ({ paths }) => delete paths['/api/songs'].get.summary],
  ['operation-operationId', ({ paths }) => delete paths['/api/songs'].get.operationId],
  ['operation-operationId-unique', ({ paths }) => (paths['/api/songs'].get.operationId = 'Auth.me')],
  ['operation-tag-defined', ({ paths }) => (paths['/api/songs'].get.tags = ['unheard of'])],
  ['tag-description', ({ tags }) => delete tags[0].description],
  ['security-defined', ({ paths }) => delete paths['/api/songs'].get.security],
  [
    'operation-4xx-response',
    ({ paths }) => {
      const { responses } = paths['/api/songs'].get;
      for (const status of Object.keys(responses)) if (status.startsWith('4')) delete responses[status];
    },
  ],
  ['no-unused-components', ({ components }) => (components.schemas.Unused = { type: 'object' })],
  [
    'scalar-property-missing-example',
    ({ components }) => delete components.schemas.SongDto.properties.title.example,
  ],
  [
    'no-invalid-schema-examples',
    ({ components }) => (components.schemas.SongDto.properties.upvotes.example = 'many'),
  ],
  [
    'no-invalid-media-type-examples',
    ({ components }) => {
      const { examples } = components.responses['404-NOT_FOUND'].content['application/json'];
      examples.NOT_FOUND.value = { code: 7 };
    },
  ],
  ['parameter-description', ({ paths }) => delete paths['/api/songs'].get.parameters[0].description],
];

test.each(spoilers)('%s: a violation is found', async (rule, spoil) => {
  expect(await rulesBrokenBy(spoil)).toEqual([rule]);
});
