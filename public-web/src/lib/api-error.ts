/** An invalid field of a request. */
export interface ErrorDetail {
  field: string;
  code: string;
  /** For programmers, but for the words of another server. */
  message?: string;
}

/** An error response of the API. Its message is for programmers; `lib/error-sentence.ts` has the visitor's. Status 0: no response. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The field errors. */
    readonly details: readonly ErrorDetail[] = [],
    /** The seconds after which the server asks for another try; 0 if it does not. */
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** From the body of an error response, of any type: a proxy in between may respond with other content than JSON. */
  static from(status: number, body: unknown, retryAfter = 0): ApiError {
    const { code, message, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >;
    return new ApiError(
      status,
      typeof code === 'string' ? code : 'UNKNOWN',
      typeof message === 'string' ? message : '',
      Array.isArray(details) ? details.filter(isDetail) : [],
      retryAfter,
    );
  }
}

function isDetail(detail: unknown): detail is ErrorDetail {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'field' in detail &&
    'code' in detail &&
    typeof detail.field === 'string' &&
    typeof detail.code === 'string'
  );
}

/** The data of a successful response; throws any other response. */
export function unwrap<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (!response.ok)
    throw ApiError.from(response.status, error, Number(response.headers.get('retry-after')) || 0);
  return data as T;
}
