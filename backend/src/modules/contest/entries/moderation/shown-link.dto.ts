/** A link to the page of an entry. Nothing shows it again. */
export class ShownLinkDto {
  /** @example https://songs.example.org/my-entry#Zk3v9… */
  link: string;

  /** Until when it works. */
  linkExpiresAt: Date;
}
