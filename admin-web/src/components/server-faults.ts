import type { Schemas } from '@paattu/api-client';
import { HttpError } from 'react-admin';

export interface ServerFaults {
  code: string;
  message: string;
  /** What the server says of single fields. */
  fields: Record<string, string>;
}

/** What the server found wrong with what was sent; null where it did not get that far. */
export function readServerFaults(error: unknown): ServerFaults | null {
  if (!(error instanceof HttpError) || !isErrorBody(error.body)) return null;
  const { code, message, details = [] } = error.body;
  return { code, message, fields: Object.fromEntries(details.map((fault) => [fault.field, fault.message])) };
}

function isErrorBody(body: unknown): body is Schemas['ErrorDto'] {
  return typeof body === 'object' && body !== null && 'code' in body;
}
