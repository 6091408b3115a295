import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { ConsoleForm } from '../../components/form/console-form';
import { FormField } from '../../components/form/form-field';
import { SaveButton } from '../../components/form/save-button';
import { translations } from '../../translations';
import { ContestDates } from './contest-dates';
import type { ContestDraft } from './contest-draft';
import { ContestSection } from './contest-section';
import { validateContest } from './validate-contest';
import { VisitorPhases } from './visitor-phases';

const t = translations.contests;

interface Props {
  label: string;
  draft: ContestDraft;
  save: (draft: ContestDraft) => Promise<ContestDraft>;
}

export function ContestForm({ label, draft, save }: Props) {
  const required = (source: keyof typeof t.fields) => ({ source, label: t.fields[source], required: true });
  const optional = (source: keyof typeof t.fields) => ({
    source,
    label: translations.optional(t.fields[source]),
  });

  return (
    <ConsoleForm
      label={label}
      defaultValues={draft}
      validate={validateContest}
      save={save}
      failed={t.saveFailed}
      sx={formSx}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ContestSection title={t.sections.contest}>
          <FormField {...required('title')} />
          <FormField {...optional('titleMalayalam')} slotProps={{ htmlInput: { lang: 'ml' } }} />
          <FormField {...required('prizeAmount')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
          <FormField {...required('songTitle')} />
          <FormField {...optional('songTitleMalayalam')} slotProps={{ htmlInput: { lang: 'ml' } }} />
        </ContestSection>
        <ContestSection title={t.sections.links}>
          <FormField {...optional('tutorialUrl')} slotProps={{ htmlInput: { inputMode: 'url' } }} />
          <FormField {...optional('sponsorName')} />
          <FormField {...optional('sponsorNameMalayalam')} slotProps={{ htmlInput: { lang: 'ml' } }} />
          <FormField {...optional('sponsorUrl')} slotProps={{ htmlInput: { inputMode: 'url' } }} />
        </ContestSection>
        <ContestDates />
      </Box>
      <Preview />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SaveButton />
      </Box>
    </ConsoleForm>
  );
}

function Preview() {
  return <VisitorPhases draft={useWatch() as ContestDraft} />;
}

const formSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
};
