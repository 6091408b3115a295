import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';
import { createDrafts, type Draft, type Drafts } from './drafts';
import { type Assignment, juryQuery, showAssignment } from './jury-query';

export function useShowAssignment() {
  const { api } = useServices();
  const queries = useQueryClient();
  return (changed: Assignment) => showAssignment(queries, juryQuery(api), changed);
}

/** The drafts of all entries of the room. */
export function useDrafts(assignments: Assignment[]): Drafts {
  const t = useTranslations('jury');
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const show = useShowAssignment();
  const [drafts] = useState(() =>
    createDrafts({
      save: async (id, body, version) =>
        unwrap(
          await api.PUT('/api/jury/assignments/{id}/marks', {
            params: { path: { id }, header: { 'If-Match': `"${version}"` } },
            body,
            // Goes on after the page is closed.
            keepalive: true,
          }),
        ),
      reload: async (id) => {
        const room = await queries.fetchQuery(juryQuery(api));
        return room.assignments.find((assignment) => assignment.id === id);
      },
      onSaved: show,
      onRejected: (error) => {
        const description = sentenceOrNoAnswer(error, t.noAnswer);
        toast({ title: t.rejected, description, tone: 'destructive', about: 'jury-marks' });
        void queries.invalidateQueries({ queryKey: juryQuery(api).queryKey });
      },
    }),
  );
  useEffect(() => {
    drafts.adopt(assignments);
    const retry = () => void drafts.sendAll();
    // Comes before the page is closed, too. On a phone, it is the last event that is sure to come.
    const hide = () => document.visibilityState === 'hidden' && drafts.sendWaiting();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', hide);
      drafts.stop();
    };
    // What was kept is looked for once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts]);
  return drafts;
}

export function useDraft(drafts: Drafts, id: string): Draft | undefined {
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(id),
    () => undefined,
  );
}
