import type { Locale } from '@paattu/shared/locales';
import { useSiteTexts } from '../lib/site-texts';
import { noEmails as english } from '../translations/en/no-emails';
import { noEmails as malayalam } from '../translations/ml/no-emails';
import { useLocale } from '../translations/use-translations';
import { Link } from './link';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

/** What a page says in place of the promise of an email; null while the site sends them. */
export function useNoEmails() {
  const { emails } = useSiteTexts();
  const sentences = SENTENCES[useLocale()];
  if (emails === undefined) return null;
  // On a local start a form still helps: its link is in the terminal, which a visitor does not see.
  return {
    title: sentences.title,
    none: sentences.kept,
    sentence: sentences[emails],
    areKept: emails === 'kept',
  };
}

/** In place of a form that does nothing but send an email. On a local start, above it. */
export function NoEmails({ text }: { text: string }) {
  const t = SENTENCES[useLocale()];
  return (
    <p className="mt-4 max-w-[60ch]">
      {t.kept} {text} <WriteToUs />
    </p>
  );
}

/** For whoever lacks the link of an email, and does not run the site. */
export function WriteToUs() {
  const { isNotPublic } = useSiteTexts();
  const t = SENTENCES[useLocale()];
  if (isNotPublic) return null;
  return (
    <Link to="/contact" className="text-link tap">
      {t.contact}
    </Link>
  );
}
