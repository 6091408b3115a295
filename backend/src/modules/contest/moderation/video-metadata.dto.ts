/** What YouTube said of a video, for a moderator who compares it with the entry. It is kept for 29 days. */
export class VideoMetadataDto {
  /**
   * Null if it is not known, as the others.
   * @example "Mazha (cover)"
   */
  title: string | null;

  /**
   * The name of the channel.
   * @example "Anjali Sings"
   */
  channel: string | null;

  /**
   * The length in seconds.
   * @example 253
   */
  durationS: number | null;

  publishedAt: Date | null;
}
