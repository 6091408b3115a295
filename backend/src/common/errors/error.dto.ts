export class ErrorDetailDto {
  /**
   * The field with the error.
   * @example email
   */
  field: string;

  /** @example INVALID_EMAIL */
  code: string;

  /** @example "Please enter a valid email address" */
  message: string;
}

/** The body of every error response. */
export class ErrorDto {
  /** @example INVALID_EMAIL */
  code: string;

  /**
   * A sentence for people.
   * @example "Please enter a valid email address"
   */
  message: string;

  details?: ErrorDetailDto[];
}
