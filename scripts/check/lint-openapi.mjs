// @ts-check
import { createConfig, getLineColLocation, lintFromString } from '@redocly/openapi-core';

/**
 * Rules beyond the linter's strict recommendations, for a document that people can try out.
 * @type {Record<string, 'error' | 'off'>}
 */
const RULES = {
  // All rights are reserved, so there is no licence to link.
  'info-license-strict': 'off',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-required-schema-properties-undefined': 'error',
  'operation-tag-defined': 'error',
  'path-params-defined': 'error',
  'parameter-description': 'error',
  'scalar-property-missing-example': 'error',
  'spec-strict-refs': 'error',
  'array-parameter-serialization': 'error',
  'component-name-unique': 'error',
};

/**
 * @param {string} document JSON or YAML
 * @returns {Promise<string[]>} a line for each error; warnings count as errors
 */
export async function lintOpenApi(document) {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES });
  const errors = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  return errors.map(({ ruleId, message, location: [where] }) => {
    const line = where && getLineColLocation(where).start.line;
    return `${line ?? '?'}: ${where?.pointer ?? ''} ${message} (${ruleId})`;
  });
}
