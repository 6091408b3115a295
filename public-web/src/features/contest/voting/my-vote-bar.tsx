import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import { useMyVote } from './my-vote-query';

/** Keeps the vote in sight on a phone, where the rest of it is below the list. */
export function MyVoteBar() {
  const t = useTranslations('voting').myVote;
  const languageOf = useLanguageOf();
  const { data } = useMyVote();
  const vote = data?.vote;
  if (!vote?.entry) return null;
  const { entry } = vote;
  return (
    <a href="#my-vote" className="my-vote-bar">
      {vote.isEntryInContest && <EntryPhoto entry={entry} className="size-10 flex-none" />}
      <span className="min-w-0">
        <span className="block text-sm text-ink-2">{t.title}</span>
        <span className="block truncate font-medium" lang={languageOf(entry.name)}>
          {entry.name}
        </span>
      </span>
    </a>
  );
}
