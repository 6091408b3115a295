import { VOTES_METHODS } from '@paattu/shared/judging';
import { useWatch } from 'react-hook-form';
import { FixedFacts } from '../../components/fixed-facts';
import { FormField } from '../../components/form/form-field';
import { FormFold } from '../../components/form/form-fold';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { type ContestDraft, toWeight } from './contest-draft';
import { passedDates } from './dates-of-contest';

const FIELDS = [
  'votesMethod',
  'renditionWeight',
  'engagementWeight',
  'renditionGuidance',
  'renditionGuidanceMalayalam',
  'engagementGuidance',
  'engagementGuidanceMalayalam',
];

/** How the result is computed, which stays once voting of `contest` has opened, and what its judges read. */
export function ContestJudging({ contest }: { contest?: Contest }) {
  const { votesMethod, renditionWeight, engagementWeight } = useWatch() as ContestDraft;
  const isFixed = passedDates(contest, Date.now()).includes('votingOpensAt');
  const votesWeight = 100 - toWeight(renditionWeight) - toWeight(engagementWeight);
  return (
    <FormFold title={t.sections.judging} state={t.methods[votesMethod]} fields={FIELDS}>
      {isFixed ? (
        <FixedFacts
          facts={[
            [t.fields.votesMethod, t.methods[votesMethod]],
            [t.fields.renditionWeight, renditionWeight],
            [t.fields.engagementWeight, engagementWeight],
          ]}
          why={t.methodStays}
        />
      ) : (
        <>
          <FormField
            source="votesMethod"
            label={t.fields.votesMethod}
            helperText={t.methodHints[votesMethod]}
            select
            slotProps={{ select: { native: true } }}
            sx={{ gridColumn: '1 / -1' }}
          >
            {VOTES_METHODS.map((method) => (
              <option key={method} value={method}>
                {t.methods[method]}
              </option>
            ))}
          </FormField>
          {(['renditionWeight', 'engagementWeight'] as const).map((weight) => (
            <FormField
              key={weight}
              source={weight}
              label={t.fields[weight]}
              helperText={votesWeight >= 0 && t.votesWeight(votesWeight)}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ))}
        </>
      )}
      {(['renditionGuidance', 'engagementGuidance'] as const).flatMap((guidance) => [
        <FormField
          key={guidance}
          source={guidance}
          label={commonSentences.optional(t.fields[guidance])}
          helperText={t.guidanceHint}
          multiline
          minRows={3}
        />,
        <FormField
          key={`${guidance}Malayalam`}
          source={`${guidance}Malayalam`}
          label={commonSentences.optional(t.fields[`${guidance}Malayalam`])}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { lang: 'ml' } }}
        />,
      ])}
    </FormFold>
  );
}
