/** A change that waits for a moderator. What stays is null. */
export class MyRevisionDto {
  /** @example "Anjali S. Nair" */
  name: string | null;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  youtubeUrl: string | null;

  /**
   * With `&size=card` in the size of a card.
   * @example /api/my-entry/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/revision/photo?v=1750000000000-0f1e2d3c4b5a6978
   */
  photoUrl: string | null;

  createdAt: Date;
}
