import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;

export const ID_EXAMPLE = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';
const IS_ID = /^(id|uid|.+Id)$/;

/** Adds an example to each property without one, by its type. */
export function addPlainExamples({ components }: OpenAPIObject): void {
  // NestJS writes only properties as references, never schemas.
  for (const { properties = {} } of Object.values(components?.schemas ?? {}) as Schema[]) {
    for (const [name, property] of Object.entries(properties)) {
      if (!('$ref' in property)) property.example ??= plainExample(name, property);
    }
  }
}

function plainExample(name: string, { type, format, enum: values }: Schema): unknown {
  if (values) return values[0] as unknown;
  if (type === 'boolean') return true;
  if (format === 'date-time') return '2025-06-17T05:30:00.000Z';
  return type === 'string' && format === undefined && IS_ID.test(name) ? ID_EXAMPLE : undefined;
}
