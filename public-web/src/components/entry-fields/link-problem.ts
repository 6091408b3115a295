import { hasVisibleText } from '@paattu/shared/rules';
import { otherLink, parseVideoId } from '@paattu/shared/youtube-url';
import type { Translations } from '../../translations/catalogue';

/** The sentence for a text in the field of the link that does not name one video; undefined while the field is empty. */
export function linkProblem(
  youtubeUrl: string,
  { invalidUrl, otherLinks }: Translations['entry-form']['form'],
): string | undefined {
  if (!hasVisibleText(youtubeUrl) || parseVideoId(youtubeUrl) !== null) return undefined;
  const other = otherLink(youtubeUrl);
  return other ? otherLinks[other] : invalidUrl;
}
