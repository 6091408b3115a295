export class ErrorDetailDto {
  /** The field at fault. */
  field: string;

  message: string;
}

/** The body of every answer that is not a success. */
export class ErrorDto {
  /** @example VALIDATION_FAILED */
  code: string;

  /** A sentence for people. */
  message: string;

  details?: ErrorDetailDto[];
}
