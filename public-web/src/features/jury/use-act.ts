import { unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useSend } from '../../lib/use-send';
import { useTranslations } from '../../translations/use-translations';
import { useQueryClient } from '@tanstack/react-query';
import type { Drafts } from './drafts';
import { type Assignment, JURY } from './jury-query';
import { useShowAssignment } from './use-drafts';

export type AbstainReason = NonNullable<Assignment['reason']>;

export type JudgeAct =
  | { kind: 'lock-rendition' | 'submit' | 'resume' }
  | { kind: 'abstain'; reason: AbstainReason; note: string | null }
  | { kind: 'recuse'; note: string | null };

const ABOUT = 'jury-act';

/** Her dialog says why it failed. */
const isFromDialog = ({ kind }: JudgeAct) => kind === 'abstain' || kind === 'recuse';

/** Does what the judge decides about an entry, once its marks are saved. `problem` says why it failed. */
export function useAct(id: string, drafts: Drafts, onDone: (act: JudgeAct) => void) {
  const t = useTranslations('jury');
  const { api } = useServices();
  const queries = useQueryClient();
  const { sentenceOrNoAnswer } = useErrorSentences();
  const show = useShowAssignment();
  const params = { path: { id } };

  async function request(act: JudgeAct): Promise<Assignment> {
    switch (act.kind) {
      case 'lock-rendition':
        return unwrap(await api.POST('/api/jury/assignments/{id}/lock-rendition', { params }));
      case 'submit':
        return unwrap(await api.POST('/api/jury/assignments/{id}/submit', { params }));
      case 'resume':
        return unwrap(await api.POST('/api/jury/assignments/{id}/resume', { params }));
      case 'abstain': {
        const { reason, note } = act;
        return unwrap(
          await api.POST('/api/jury/assignments/{id}/abstain', { params, body: { reason, note } }),
        );
      }
      case 'recuse':
        return unwrap(
          await api.POST('/api/jury/assignments/{id}/recuse', { params, body: { note: act.note } }),
        );
    }
  }

  const { error, ...act } = useSend<Assignment | null, JudgeAct>(ABOUT, {
    mutationFn: async (act) => {
      // Without marks that count, none need to be saved. Otherwise, the room says why they are not.
      if (!isFromDialog(act) && !(await drafts.flush(id))) return null;
      return request(act);
    },
    onSuccess: (changed, act) => {
      if (!changed) return;
      if (isFromDialog(act)) drafts.forget(id);
      show(changed);
      onDone(act);
    },
    onError: (error, act) => {
      const description = sentenceOrNoAnswer(error, t.noAnswer);
      if (!isFromDialog(act)) toast({ title: t.failed, description, tone: 'destructive', about: ABOUT });
      // Closed, or changed elsewhere, meanwhile.
      void queries.invalidateQueries({ queryKey: [JURY] });
    },
  });
  return { ...act, problem: error && sentenceOrNoAnswer(error, t.noAnswer) };
}
