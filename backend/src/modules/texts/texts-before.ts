import { isSameText, SITE_TEXT_KEYS } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts, SiteTextKey } from '@paattu/shared/site-texts/site-texts';

interface Change {
  /** Null for a text that was the default one. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The texts as they were before a publication, of those after it; null if these are not the texts after it. */
export function textsBefore(texts: OwnTexts, { before, after }: Change): OwnTexts | null {
  const isText = (key: string): key is SiteTextKey => (SITE_TEXT_KEYS as string[]).includes(key);
  const isAfter = Object.entries(after ?? {}).every(
    ([key, value]) => !isText(key) || isSameText(texts[key] ?? null, value),
  );
  if (!isAfter) return null;
  const former: Record<string, unknown> = { ...texts };
  for (const [key, value] of Object.entries(before ?? {})) {
    if (!isText(key)) continue;
    if (value === null) delete former[key];
    else former[key] = value;
  }
  return former;
}
