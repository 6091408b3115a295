import { Link } from '../../../components/link';
import { useSiteTexts } from '../../../lib/site-texts';
import { useTranslations } from '../../../translations/use-translations';

/** What to do when the video is entered already: the first entry may be the visitor's own, perhaps with a mistyped address. */
export function DuplicateNotice({ shown }: { shown: boolean }) {
  const t = useTranslations('entry-form').duplicate;
  const { emails } = useSiteTexts();
  return (
    <div role="status" className="lg:col-span-2">
      {shown && (
        <p className="max-w-[60ch] border-l-3 border-zari pl-4">
          {emails !== undefined ? (
            t.withoutEmails
          ) : (
            <>
              {t.text}{' '}
              <Link to="/my-entry" className="text-link tap">
                {t.myEntry}
              </Link>{' '}
              {t.mistyped}
            </>
          )}{' '}
          <Link to="/contact" className="text-link tap">
            {t.contact}
          </Link>
        </p>
      )}
    </div>
  );
}
