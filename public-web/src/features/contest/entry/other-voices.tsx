import { useQuery } from '@tanstack/react-query';
import { contestQuery } from '../facts/contest-queries';
import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import type { EntryAt } from './entry-at';
import { EntryPhoto } from './entry-photo';
import { otherVoicesQuery } from './other-voices-query';

/** Leads on to other entries of the contest. Nothing while it has no other, and while visitors vote: the page of votes has no first ones. */
export function OtherVoices({ entry }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  const languageOf = useLanguageOf();
  const { api } = useServices();
  const { data: contest, isPending } = useQuery(contestQuery(api));
  const isVoting = contest?.slug === entry.contestSlug && contest.state === 'voting';
  const { data: others } = useQuery({ ...otherVoicesQuery(api, entry), enabled: !isPending && !isVoting });
  if (isVoting || !others?.length) return null;
  return (
    <section aria-labelledby="other-voices-title" className="more-songs print:hidden">
      <h2 id="other-voices-title" className="mb-5 text-xl">
        {t.others}
      </h2>
      <ul className="other-voices">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={`/entries/${other.slug}`} className="group block">
              <EntryPhoto entry={other} position={Infinity} className="aspect-4/5 w-full" />
              <span
                className="mt-3 block font-display text-lg leading-snug wrap-anywhere group-hover:underline"
                lang={languageOf(other.name)}
              >
                {other.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
