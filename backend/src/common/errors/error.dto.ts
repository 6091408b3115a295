export class ErrorDetailDto {
  /**
   * The field at fault.
   * @example email
   */
  field: string;

  /** @example "Please enter a valid email address" */
  message: string;
}

/** The body of every answer that is not a success. */
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
