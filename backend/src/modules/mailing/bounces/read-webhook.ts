import type { z } from 'zod';
import { DomainError } from '../../../common/errors/domain-error.js';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The id in the `Message-ID` that this site gives each email. */
export function emailIdIn(messageId: string | null | undefined): string | null {
  return new RegExp(`^<?(${ID})@`).exec(messageId ?? '')?.[1] ?? null;
}

/** The id in the header that a relay repeats (`idHeader`). */
export function readEmailId(value: string | null | undefined): string | null {
  return new RegExp(`^${ID}$`).exec(value ?? '')?.[0] ?? null;
}

/** The fields that a webhook needs, of a body that may have more. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new DomainError('BAD_REQUEST');
  return parsed.data;
}

/** JSON of which a webhook reads the fields that it knows, without a look at the others. */
export function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** For a webhook whose variable is set. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new DomainError('NOT_FOUND');
  return value;
}
