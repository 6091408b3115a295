import { Box } from '@mui/material';
import { BusyButton } from '../../components/busy-button';
import type { Contest, ContestDetails } from '../../records';
import { translations } from '../../translations';
import { ContestDates } from './contest-dates';
import type { ContestDraft } from './contest-draft';
import { ContestSection } from './contest-section';
import { ContestTextField } from './contest-text-field';
import { useContestForm } from './use-contest-form';
import { VisitorPhases } from './visitor-phases';

const t = translations.contests;

interface Props {
  label: string;
  initial: ContestDraft;
  save: (details: ContestDetails) => Promise<Contest>;
}

export function ContestForm({ label, initial, save }: Props) {
  const { form, isChanged, isSaving, submit, ...fields } = useContestForm(initial, save);

  return (
    <Box component="form" ref={form} noValidate aria-label={label} onSubmit={submit} sx={formSx}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ContestSection title={t.sections.contest}>
          <ContestTextField field="title" required {...fields} />
          <ContestTextField field="prizeAmount" required inputMode="numeric" {...fields} />
          <ContestTextField field="songTitle" required {...fields} />
          <ContestTextField field="songTitleMalayalam" lang="ml" {...fields} />
        </ContestSection>
        <ContestSection title={t.sections.links}>
          <ContestTextField field="tutorialUrl" inputMode="url" {...fields} />
          <ContestTextField field="sponsorName" {...fields} />
          <ContestTextField field="sponsorUrl" inputMode="url" {...fields} />
        </ContestSection>
        <ContestDates {...fields} />
      </Box>
      <VisitorPhases draft={fields.draft} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <BusyButton type="submit" variant="contained" isBusy={!isChanged || isSaving}>
          {translations.save}
        </BusyButton>
      </Box>
    </Box>
  );
}

const formSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
};
