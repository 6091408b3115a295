export class UserDto {
  uid: string;

  /** @example asha@visitor.example */
  email: string;

  /** @example "Asha Menon" */
  displayName: string;

  /** True only for the owner of the site. */
  isAdmin: boolean;

  emailVerified: boolean;
}

export class SessionDto {
  /**
   * Sent as `Authorization: Bearer`.
   * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3ZjFjMmY3ZSJ9.c2lnbmF0dXJl
   */
  accessToken: string;

  /** When the access token expires. */
  expiresAt: Date;

  user: UserDto;
}

export class SignedUpDto {
  /**
   * The address that receives the verification email.
   * @example asha@visitor.example
   */
  email: string;
}
