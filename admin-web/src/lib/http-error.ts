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
