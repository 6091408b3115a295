/** The answer of YouTube about a video. Moderators compare it with the entry. The server keeps it for 29 days. */
export class VideoMetadataDto {
  /**
   * Null if it is not known. The same holds for the other fields.
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
