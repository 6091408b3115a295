/** The page that replaces a page that could not be sent. */
export const errorPage = {
  home: 'Back to Home',
  /** Under a failure of the server. */
  again: 'This page tries again by itself.',
  /** By the code of the error; that of INTERNAL for any other code. */
  sentences: {
    BAD_REQUEST: 'The request could not be understood.',
    FILE_TOO_LARGE: 'The request is too large.',
    FORBIDDEN: 'You are not allowed to do this.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
    INVALID_TOKEN: 'This link is invalid or has expired.',
    NOT_FOUND: 'Not found.',
    REQUEST_TIMEOUT: 'The request arrived too slowly. Please try again.',
    RESTORING: 'The site is being restored from a backup. It is back in about five minutes.',
    TOO_MANY_REQUESTS: 'Too many requests. Please try again later.',
    UNSUPPORTED_MEDIA_TYPE: 'This content type is not accepted here.',
    UNAVAILABLE: 'The service is not available right now. Please try again shortly.',
  },
};
