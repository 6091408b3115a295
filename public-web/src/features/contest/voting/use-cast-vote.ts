import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { writtenIn } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { BallotEntry } from './ballot-query';
import { myVoteQuery } from './my-vote-query';

/** The `about` of all toasts of votes. */
export const VOTE = 'contest-vote';

/** Casts or moves the vote without an email. The page says above its buttons what a voter consents to. */
export function useCastVote() {
  const t = useTranslations('voting');
  const language = useLocale();
  const { api, session } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const key = () => myVoteQuery(api, session.getState().user?.uid ?? null).queryKey;
  return useSend(VOTE, {
    mutationFn: async ({ id }: BallotEntry) =>
      unwrap(
        await api.PUT('/api/contest/my-vote', {
          body: { entryId: id, isAdult: true, ...writtenIn(language) },
        }),
      ),
    onSuccess: (mine, { name }) => {
      queries.setQueryData(key(), mine);
      toast({ title: t.cast.title, description: t.cast.text(name), about: VOTE });
    },
    onError: (error) => {
      toast({
        title: t.notCast,
        description: sentenceOrNoAnswer(error, t.noAnswer),
        tone: 'destructive',
        about: VOTE,
      });
      void queries.invalidateQueries({ queryKey: key() });
    },
  });
}
