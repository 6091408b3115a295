import type { Schemas } from '@paattu/api-client';
import { contract } from './server';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A record of the API with the examples of `openapi.json`. Its lists are empty, and null is what may be null. */
export function example<Name extends keyof Schemas>(
  name: Name,
  changes: Partial<Schemas[Name]> = {},
): Schemas[Name] {
  return { ...(valueOf(contract.components.schemas[name] ?? {}) as Schemas[Name]), ...changes };
}

function valueOf({ $ref, ...schema }: Schema): unknown {
  if ($ref) return valueOf(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (schema.nullable || [schema.type].flat().includes('null') || choices.some(({ type }) => type === 'null'))
    return null;
  if (choices[0]) return valueOf(choices[0]);
  if (schema.type === 'array') return [];
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, property]) => [key, valueOf(property)]),
    );
  return { string: '', number: 0, integer: 0, boolean: false, object: {} }[String(schema.type)];
}
