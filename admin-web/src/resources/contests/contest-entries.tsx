import { AI_RULES } from '@paattu/shared/contest-choices';
import { ACCEPTANCES } from '@paattu/shared/consents';
import { submissionDates } from '@paattu/shared/contest-dates';
import { useWatch } from 'react-hook-form';
import { FixedFacts } from '../../components/fixed-facts';
import { FormField } from '../../components/form/form-field';
import { FormFold } from '../../components/form/form-fold';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import type { ContestDraft } from './contest-draft';
import { passedDates } from './dates-of-contest';

const ENTRY_GATES = Object.keys(t.gates) as (keyof typeof t.gates)[];

/** When entries are taken, how entrants accept the rules, and what they may use. It stays once entries of `contest` are taken. */
export function ContestEntries({ contest }: { contest?: Contest }) {
  const { entryGate, acceptance, aiRule } = useWatch() as ContestDraft;
  const isGateFixed = passedDates(contest, Date.now()).includes('opensAt');
  const isFixed =
    contest !== undefined &&
    passedDates(contest, Date.now()).includes(submissionDates(contest.entryGate).from);
  const rules = contest && !contest.aiRule ? (['', ...AI_RULES] as const) : AI_RULES;
  return (
    <FormFold
      title={t.sections.entries}
      state={[t.gates[entryGate], t.aiRules[aiRule]].join(' · ')}
      fields={['entryGate', 'acceptance', 'aiRule']}
    >
      {isGateFixed ? (
        <FixedFacts facts={[[t.fields.entryGate, t.gates[entryGate]]]} why={t.gateStays} />
      ) : (
        <FormField source="entryGate" label={t.fields.entryGate} {...selectProps}>
          {ENTRY_GATES.map((gate) => (
            <option key={gate} value={gate}>
              {t.gates[gate]}
            </option>
          ))}
        </FormField>
      )}
      {isFixed ? (
        <FixedFacts
          facts={[
            [t.fields.acceptance, t.acceptances[acceptance]],
            [t.fields.aiRule, t.aiRules[aiRule]],
          ]}
          why={t.entriesStay}
        />
      ) : (
        <>
          <FormField
            source="acceptance"
            label={t.fields.acceptance}
            helperText={t.acceptanceHint}
            {...selectProps}
          >
            {ACCEPTANCES.map((each) => (
              <option key={each} value={each}>
                {t.acceptances[each]}
              </option>
            ))}
          </FormField>
          <FormField source="aiRule" label={t.fields.aiRule} helperText={t.aiRuleHint} {...selectProps}>
            {rules.map((rule) => (
              <option key={rule} value={rule}>
                {t.aiRules[rule]}
              </option>
            ))}
          </FormField>
        </>
      )}
    </FormFold>
  );
}

const selectProps = { select: true, slotProps: { select: { native: true } }, sx: { gridColumn: '1 / -1' } };
