import { downloadName } from '@paattu/shared/download-name';
import { toHttpError } from './server-errors';

interface Reply<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Returns a file with the name that the server gave it. */
export async function fileOf(request: Promise<Reply<Blob>>): Promise<{ file: Blob; name: string }> {
  const reply = await request;
  const file = await answer(Promise.resolve(reply));
  return { file, name: downloadName(reply.response.headers.get('content-disposition'), 'export') };
}

/** Returns the data of a response. Throws an `HttpError` for an error response. */
export async function answer<Data>(request: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await request;
  if (!response.ok || data === undefined) throw toHttpError(error, response);
  return data;
}

/** Waits for a response without a body. */
export async function done(request: Promise<Reply<unknown>>): Promise<void> {
  const { error, response } = await request;
  if (!response.ok) throw toHttpError(error, response);
}

/** A form with files. The generated types describe a file as text. */
export function formBody<Body>(form: FormData) {
  return { body: form as unknown as Body, bodySerializer: () => form };
}
