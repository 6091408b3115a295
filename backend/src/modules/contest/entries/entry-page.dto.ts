import { OmitType } from '@nestjs/swagger';
import { PublicEntryDto } from './public-entry.dto.js';

/** An entry and its address. */
export class EntryLinkDto {
  /** @example meera-pillai */
  slug: string;

  /** @example "Meera Pillai" */
  name: string;
}

/** An approved entry at its address. */
export class EntryPageDto extends OmitType(PublicEntryDto, ['rank']) {
  /** @example cover-song-contest-2025 */
  contestSlug: string;

  /** Whether the result of the contest is public. */
  hasResults: boolean;

  /** @example "Monsoon Letter" */
  songTitle: string;

  /** @example മഴക്കത്ത് */
  songTitleMalayalam: string | null;

  /**
   * The version of the pictures of the entry, for `?v=` of their address.
   * @example 5WJrOEbWpzb0
   */
  pictureVersion: string;

  /** The entry of the contest that was submitted before. */
  previous: EntryLinkDto | null;

  /** The entry of the contest that was submitted after. */
  next: EntryLinkDto | null;
}
