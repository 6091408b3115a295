import type { Schemas } from '@paattu/api-client';
import { HttpError } from './http-error';
import { translateError } from './server-translations';

/** The API's error body, with the field errors where react-admin's forms look for them. */
export type ServerError = Schemas['ErrorDto'] & { errors: Record<string, string> };

/** The error of a response, in the language of the console. A body that is not the API's, such as a proxy's, stays. */
export function toHttpError(body: unknown, { status, statusText }: Pick<Response, 'status' | 'statusText'>) {
  if (!isErrorBody(body)) return new HttpError(statusText, status, body);
  const details = body.details?.map((detail) => ({ ...detail, message: translateError(detail) }));
  const translated: ServerError = {
    ...body,
    message: translateError(body),
    ...(details && { details }),
    errors: Object.fromEntries((details ?? []).map((detail) => [detail.field, sentenceFor(detail)])),
  };
  return new HttpError(translated.message, status, translated);
}

/** The error body of an HttpError of the data provider; null if the response did not come from the API. */
export function readServerError(error: unknown): ServerError | null {
  const body: unknown = error instanceof Error && 'body' in error ? error.body : null;
  return isErrorBody(body) ? { errors: {}, ...body } : null;
}

/** The sentence to show at the field. The API starts some sentences with the field's name, which the label shows. */
function sentenceFor({ field, message }: Schemas['ErrorDetailDto']): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (!message.startsWith(`${name} `)) return message;
  const rest = message.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function isErrorBody(body: unknown): body is Schemas['ErrorDto'] {
  return typeof body === 'object' && body !== null && 'code' in body;
}
