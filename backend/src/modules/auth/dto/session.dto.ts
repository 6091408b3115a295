export class UserDto {
  uid: string;

  /** @example asha@visitor.example */
  email: string;

  /** @example "Asha Menon" */
  displayName: string;

  /** True for the owner of the site alone. */
  isAdmin: boolean;

  emailVerified: boolean;
}

export class SessionDto {
  /**
   * For the header `Authorization: Bearer`.
   * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3ZjFjMmY3ZSJ9.c2lnbmF0dXJl
   */
  accessToken: string;

  /** When the access token ends; the refresh cookie gets the next one. */
  expiresAt: Date;

  user: UserDto;
}

export class SignedUpDto {
  /**
   * Where the verification mail goes.
   * @example asha@visitor.example
   */
  email: string;
}
