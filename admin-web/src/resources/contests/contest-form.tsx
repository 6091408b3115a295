import { Box } from '@mui/material';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FixedFacts } from '../../components/fixed-facts';
import { ConsoleForm } from '../../components/form/console-form';
import { FormField } from '../../components/form/form-field';
import { FormFold } from '../../components/form/form-fold';
import { FormSection } from '../../components/form/form-section';
import { SaveBar } from '../../components/form/save-bar';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { fieldError } from '../../lib/field-error';
import { commonSentences } from '../../lib/sentences';
import { ContestEntries } from './contest-entries';
import { ContestDates } from './contest-dates';
import type { ContestDraft } from './contest-draft';
import { ContestJudging } from './contest-judging';
import { RulesChange, RulesChangeNote, useMissingRulesChange } from './rules-change/rules-change';
import { SamplePhoto } from './sample-photo/sample-photo';
import { ContestTimeline } from './timeline/contest-timeline';
import { validateContest } from './validate-contest';
import { VisitorPhases } from './visitor-phases';
import { GALLERY_ORDERS } from '@paattu/shared/contest-choices';
import { contestField, type ContestFieldName, contestFieldsWith } from '@paattu/shared/contest-fields';
import { useSongsOfTitle } from '../../components/use-songs-of-title';

interface Props {
  id?: string;
  label: string;
  draft: ContestDraft;
  /** The stored contest that the form began from; absent for a new one. */
  contest?: Contest;
  save: (draft: ContestDraft) => Promise<ContestDraft | undefined>;
  /** The beginning of the page, where it follows what is typed. */
  header?: ReactNode;
  /** What can be done while nothing is unsaved. */
  actionsOfStored?: ReactNode;
  /** The dialogs of the form. */
  children?: ReactNode;
}

export function ContestForm(props: Props) {
  const { label, draft, contest, save, header, actionsOfStored, children } = props;
  const ownId = useId();
  const formId = props.id ?? ownId;
  const rulesChange = useMissingRulesChange();
  const named = hasReadableRules(contest) ? contest : undefined;

  return (
    <ConsoleForm
      id={formId}
      label={label}
      defaultValues={draft}
      validate={(values) => ({
        ...validateContest(values, contest),
        ...(named &&
          rulesChange.isMissing(named, values) && {
            rulesChange: fieldError(commonSentences.missingInformation, t.rulesChangeMissing),
          }),
      })}
      prepare={named && ((values) => rulesChange.find(named, values))}
      save={save}
      failed={t.saveFailed}
      sx={formSx}
    >
      {header}
      <ContestTimeline contest={contest} />
      <Box sx={columnsSx}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <FormSection title={t.sections.contest}>
            <ContestInputs section="contest" contest={contest} />
          </FormSection>
          <ContestDates contest={contest} />
          <Box>
            <ContestLinks contest={contest} />
            {contest && <SamplePhoto contest={contest} />}
            <ContestEntries contest={contest} />
            <ContestGallery contest={contest} />
            <ContestJudging contest={contest} />
          </Box>
          {named && <RulesChange contest={named} />}
        </Box>
        <Preview />
      </Box>
      <SaveBar
        formId={formId}
        labels={t.fields}
        isNew={!contest}
        before={named && <RulesChangeNote contest={named} />}
      >
        {actionsOfStored}
      </SaveBar>
      {children}
    </ConsoleForm>
  );
}

/** Whether visitors can read the rules, and they can still change. */
function hasReadableRules(contest?: Contest): contest is Contest {
  if (!contest?.publishedAt || contest.certifiedAt || !contest.announceAt) return false;
  return Date.parse(contest.announceAt) <= Date.now();
}

function Preview() {
  return <VisitorPhases draft={useWatch() as ContestDraft} />;
}

const formSx = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' };

const columnsSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
};

function ContestLinks({ contest }: { contest?: Contest }) {
  const { tutorialUrl, sponsorName } = useWatch() as ContestDraft;
  const state = [tutorialUrl && t.fields.tutorialUrl, sponsorName].filter(Boolean).join(' · ');
  return (
    <FormFold
      title={t.sections.links}
      state={state || t.noLinks}
      fields={contestFieldsWith({ section: 'links' })}
    >
      <ContestInputs section="links" contest={contest} />
    </FormFold>
  );
}

function ContestInputs({ section, contest }: { section: 'contest' | 'links'; contest?: Contest }) {
  return contestFieldsWith({ section }).map((field) => (
    <ContestInput key={field} source={field} isPublished={Boolean(contest?.publishedAt)} />
  ));
}

/** How the gallery begins. It stays once `contest` is published. */
function ContestGallery({ contest }: { contest?: Contest }) {
  const { galleryOrder } = useWatch() as ContestDraft;
  return (
    <FormFold title={t.sections.gallery} state={t.galleryOrders[galleryOrder]} fields={['galleryOrder']}>
      {contest?.publishedAt ? (
        <FixedFacts
          facts={[[t.fields.galleryOrder, t.galleryOrders[galleryOrder]]]}
          why={t.galleryOrderStays}
        />
      ) : (
        <FormField
          source="galleryOrder"
          label={t.fields.galleryOrder}
          helperText={t.galleryOrderHint}
          select
          slotProps={{ select: { native: true } }}
          sx={{ gridColumn: '1 / -1' }}
        >
          {GALLERY_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t.galleryOrders[order]}
            </option>
          ))}
        </FormField>
      )}
    </FormFold>
  );
}

function ContestInput({ source, isPublished }: { source: ContestFieldName; isPublished: boolean }) {
  const { kind, needed } = contestField(source);
  const isBlank = (useWatch({ name: source }) as string).trim() === '';
  const Input = source === 'songTitle' ? SongTitleField : FormField;
  return (
    <Input
      source={source}
      label={needed ? t.fields[source] : commonSentences.optional(t.fields[source])}
      required={needed === 'always' || (needed === 'to publish' && isPublished)}
      helperText={needed === 'to publish' && !isPublished && isBlank && t.neededToPublish}
      slotProps={{
        htmlInput: { inputMode: INPUT_MODES[kind], lang: source.endsWith('Malayalam') ? 'ml' : undefined },
      }}
    />
  );
}

const INPUT_MODES: Partial<Record<string, 'url' | 'numeric'>> = { link: 'url', rupees: 'numeric' };

/** Says if the site has no song of this title, or several: it shows the newest one. */
function SongTitleField(props: ComponentProps<typeof FormField>) {
  const songs = useSongsOfTitle(useWatch({ name: props.source }) as string | undefined);
  const hint =
    songs?.length === 0 ? t.songUnknown : songs && songs.length > 1 && t.songsOfTitle(songs.length);
  return <FormField {...props} helperText={hint || props.helperText} />;
}
