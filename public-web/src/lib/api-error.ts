/** An answer of the API other than success; `code` and `message` are the specification's. Status 0: no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** From an error's body, whatever it holds: a proxy in between may answer with something else than JSON. */
  static from(status: number, body: unknown): ApiError {
    const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >;
    return new ApiError(
      status,
      typeof code === 'string' ? code : 'UNKNOWN',
      typeof message === 'string' ? message : '',
    );
  }
}

/** The data of a successful answer; any other answer is thrown. */
export function unwrap<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (!response.ok) throw ApiError.from(response.status, error);
  return data as T;
}
