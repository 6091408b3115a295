import { Box, Typography } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import { FormSection } from '../../../components/form/form-section';
import { type Contest, type ContestDetails, contestRequests } from '../api';
import { contestSentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { useRulesEmails } from '../rules/use-rules-emails';
import { Differences } from '../rules/differences';
import type { Schemas } from '@paattu/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsChanged } from '../../../components/form/use-is-changed';
import { useAfterPause } from '../../../components/use-after-pause';
import { useRequests } from '../../../data-provider/use-requests';
import { type ContestDraft, toDetails } from '../contest-draft';
import { validateContest } from '../validate-contest';

type Preview = Schemas['ContestPreviewDto'];

/** Asks for the sentence on the change if visitors read rules that name what the form changes. */
export function RulesChange({ contest }: { contest: Contest }) {
  const change = useRulesChange(contest);
  // The server asks for the sentence if the change could not be shown before.
  const { errors } = useFormState();
  if (!change && !errors['rulesChange']) return null;

  return (
    <FormSection title={t.sections.rules}>
      <Typography sx={wideSx}>{t.rulesHint}</Typography>
      <FormField source="rulesChange" label={t.fields.rulesChange} required />
      <FormField
        source="rulesChangeMalayalam"
        label={commonSentences.optional(t.fields.rulesChangeMalayalam)}
        slotProps={{ htmlInput: { lang: 'ml' } }}
      />
      {change && (
        <Box sx={wideSx}>
          <Differences {...change} />
        </Box>
      )}
    </FormSection>
  );
}

/** Beside the button: what else it does. */
export function RulesChangeNote({ contest }: { contest: Contest }) {
  const change = useRulesChange(contest);
  const emails = useRulesEmails();
  return (
    <Typography component="span" role="status" sx={{ color: 'text.secondary' }}>
      {change && t.publishesRules(emails(change))}
    </Typography>
  );
}

const wideSx = { gridColumn: '1 / -1', maxWidth: '66ch' };

/** What saving the form changes in the rules that visitors read; null if nothing. */
function useRulesChange(contest: Contest): Preview | null {
  const previewOf = usePreviewOf();
  const isChanged = useIsChanged();
  const draft = useAfterPause(useWatch() as ContestDraft);
  const { data } = useQuery({
    ...previewOf(contest, draft),
    placeholderData: keepPreviousData,
    enabled: isChanged && isComplete(draft, contest),
  });
  return isChanged && data?.needsRulesChange ? data : null;
}

function usePreviewOf() {
  const requests = useRequests(contestRequests);
  return (contest: Contest, draft: ContestDraft) => {
    const details = withoutReasons(draft);
    return {
      queryKey: ['contests', 'preview', contest.id, contest.version, details],
      queryFn: () => requests.previewContestEdit(contest.id, details),
    };
  };
}

/**
 * Whether the sentence on the change is missing, which only the server knows: `find` asks it before the form is saved, and `isMissing` says
 * what is known of the values.
 */
export function useMissingRulesChange() {
  const queryClient = useQueryClient();
  const previewOf = usePreviewOf();
  return {
    async find(contest: Contest, draft: ContestDraft): Promise<void> {
      if (!isComplete(draft, contest)) return;
      // Without an answer, the server says it when the form is saved.
      await queryClient
        .fetchQuery({ ...previewOf(contest, draft), staleTime: Infinity })
        .catch(() => undefined);
    },
    isMissing: (contest: Contest, draft: ContestDraft) =>
      draft.rulesChange.trim() === '' &&
      queryClient.getQueryData<Preview>(previewOf(contest, draft).queryKey)?.needsRulesChange === true,
  };
}

/** The rules do not name them. */
function withoutReasons(draft: ContestDraft): ContestDetails {
  const none = {
    extensionReason: null,
    extensionReasonMalayalam: null,
    rulesChange: null,
    rulesChangeMalayalam: null,
  };
  return { ...toDetails(draft), ...none };
}

function isComplete(draft: ContestDraft, contest: Contest): boolean {
  return Object.keys(validateContest(draft, contest)).every((field) => field === 'extensionReason');
}
