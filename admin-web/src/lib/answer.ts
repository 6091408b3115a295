import { downloadName } from '@paattu/shared/download-name';
import { HttpError } from 'react-admin';
import { withFieldErrors } from './server-errors';

interface Reply<Data> {
  data?: Data;
  error?: { message: string };
  response: Response;
}

/** Returns a file with the name that the server gave it. */
export async function fileOf(request: Promise<Reply<Blob>>): Promise<{ file: Blob; name: string }> {
  const reply = await request;
  const file = await answer(Promise.resolve(reply));
  return { file, name: downloadName(reply.response.headers.get('content-disposition'), 'export') };
}

/** Returns the data of a response. Throws react-admin's `HttpError` for an error response. */
export async function answer<Data>(request: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await request;
  if (!response.ok || data === undefined) {
    throw new HttpError(error?.message ?? response.statusText, response.status, withFieldErrors(error));
  }
  return data;
}

/** Waits for a response without a body. */
export async function done(request: Promise<Reply<unknown>>): Promise<void> {
  const { error, response } = await request;
  if (!response.ok)
    throw new HttpError(error?.message ?? response.statusText, response.status, withFieldErrors(error));
}

/** A form with files. The generated types describe a file as text. */
export function formBody<Body>(form: FormData) {
  return { body: form as unknown as Body, bodySerializer: () => form };
}
