import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { ErrorCodeOf } from '../errors/error-catalogue.js';
import { DomainError, type ErrorDetail } from '../errors/domain-error.js';

/**
 * Checks bodies and queries against their DTO and rejects unknown fields. Code and message of the error are those of
 * the first broken rule, in the order of the fields in the DTO; `details` has every invalid field.
 */
export const validationPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
  exceptionFactory: toBadInput,
});

/** The same check for a multipart form. */
export async function validateForm<T extends object>(
  metatype: new () => T,
  fields: Partial<Record<string, string>>,
): Promise<T> {
  const metadata: ArgumentMetadata = { type: 'body', metatype };
  return (await validationPipe.transform(fields, metadata)) as T;
}

function toBadInput(errors: ValidationError[]): DomainError {
  const broken = errors.flatMap((error) => flatten(error));
  // class-validator reports unknown fields too; the rules of known fields come first.
  const first = broken.find(({ code }) => code !== undefined) ?? broken[0];
  const details = broken.map((detail) => ({
    ...detail,
    code: detail.code ?? ('VALIDATION_FAILED' as const),
  }));
  return new DomainError(first?.code ?? 'VALIDATION_FAILED', { message: first?.message, details });
}

function flatten(error: ValidationError, path = ''): Array<ErrorDetail & { code?: ErrorCodeOf<400> }> {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => {
    const { code } = (error.contexts?.[name] ?? {}) as { code?: ErrorCodeOf<400> };
    return { field, message, ...(code === undefined ? {} : { code }) };
  });
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}
