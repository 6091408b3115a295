/** The response of a request that failed, as react-admin reads it. Its own class would bring its forms and lists into the first code. */
export class HttpError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: unknown = null,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Whether the server has understood the request, and does not do it. A later one of too many may succeed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
