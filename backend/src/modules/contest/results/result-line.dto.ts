/** Thousandths of a point. All parts have 100 points together. */
export class ResultPointsDto {
  /** @example 30000 */
  rendition: number;

  /** @example 18333 */
  engagement: number;

  /** @example 50000 */
  votes: number;

  /** @example 98333 */
  total: number;
}

/** Entries that tie in a part share the mean of their places. */
export class ResultPlacesDto {
  /** @example 1 */
  rendition: number;

  /** @example 2.5 */
  engagement: number;

  /** @example 1 */
  votes: number;
}

/** An entry that is still approved. */
export class ResultEntryDto {
  id: string;

  /** @example anjali-nair */
  slug: string;

  /** @example "Anjali Nair" */
  name: string;

  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card */
  photoUrl: string;
}

/** A finalist. */
export class ResultLineDto {
  /**
   * In the files of the result.
   * @example 17
   */
  number: number;

  /** @example 1 */
  place: number;

  points: ResultPointsDto;

  places: ResultPlacesDto;

  /**
   * The votes that count.
   * @example 1204
   */
  votes: number;

  /** Null once the entry has left the contest. */
  entry: ResultEntryDto | null;
}

/** An approved entry that was no finalist. */
export class OtherEntryDto {
  /** @example 4 */
  number: number;

  /** @example 12 */
  votes: number;

  entry: ResultEntryDto | null;
}
