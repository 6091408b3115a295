import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { ConflictDialog } from '../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../components/form/conflict/use-versioned-save';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { formatBeginning } from '../../lib/format';
import { useCreatePath } from '../../components/use-create-path';
import { useEmailPromise } from '../../mail-server/use-email-promise';
import { useQuestion } from '../../components/use-question';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import { titleHere } from '../../lib/title-here';
import { allContestsPath } from '../../chosen-contest/all-contests-path';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { ContestActs } from './acts/contest-acts';
import { PublishContest } from './acts/publish-contest';
import { type ContestDraft, toDetails, toDraft } from './contest-draft';
import { ContestForm } from './contest-form';
import { StateLabels } from './contest-state';
import { valueInWords } from './value-in-words';
import { Box, Link as ExternalLink, Typography } from '@mui/material';

/** The form of the contest in the address. */
export function ContestEdit() {
  const { id = '' } = useParams();
  return <ContestOfId key={id} id={id} />;
}

export function ContestOfId({ id }: { id: string }) {
  const contest = useRecordToEdit<Contest>('contests', id);
  const createPath = useCreatePath();

  return (
    <>
      <BackLink resource="contests" to={allContestsPath(createPath)}>
        {t.back}
      </BackLink>
      <Loaded query={contest} failure={t.loadFailed}>
        {(record) => <Editor key={record.id} contest={record} />}
      </Loaded>
    </>
  );
}

function Editor({ contest }: { contest: Contest }) {
  const formId = useId();
  const notify = useNotify();
  const { stored, save, conflict, acceptTheirs, dismiss } = useVersionedSave<Contest, ContestDraft>({
    resource: 'contests',
    record: contest,
    toValues: toDraft,
    toData: toDetails,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });
  const { ask, dialog } = useQuestion();
  const promise = useEmailPromise();

  async function askAndSave(draft: ContestDraft): Promise<ContestDraft | undefined> {
    const published = [
      draft.extensionReason.trim() !== '' && t.publishing.extension,
      draft.rulesChange.trim() !== '' && `${t.publishing.rules} ${promise(t.publishing.rulesEmails)}`,
    ].filter((sentence) => sentence !== false);
    const { label, title } = t.publishing;
    if (published.length > 0 && !(await ask({ label, title, text: published.join(' ') }))) return undefined;
    return save(draft);
  }

  // What no field of the form changes.
  const { publishedAt, certifiedAt, samplePhotoUrl, samplePhotoVersion } = contest;

  return (
    <>
      <PageHeader title={titleHere(contest)} sentence={sentenceOf(contest)}>
        <ContestActs contest={contest} />
      </PageHeader>
      <Box sx={stateSx}>
        <StateLabels contest={contest} />
        <ContestAddress contest={contest} />
      </Box>
      <ContestForm
        id={formId}
        label={titleHere(contest)}
        draft={toDraft(contest)}
        contest={{ ...stored, publishedAt, certifiedAt, samplePhotoUrl, samplePhotoVersion }}
        save={askAndSave}
        actionsOfStored={publishedAt === null && <PublishContest contest={stored} />}
      >
        {dialog}
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            labels={t.fields}
            format={valueInWords}
            onChosen={acceptTheirs}
            onClose={dismiss}
            formId={formId}
          />
        )}
      </ContestForm>
    </>
  );
}

/** Directly below the first sentence. */
const stateSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: -1.5,
  mb: 2,
};

function sentenceOf({ state, isCurrent, announceAt, timeZone }: Contest): string {
  if (state === 'draft') return t.say.draft;
  if (state === 'scheduled' && announceAt !== null)
    return t.say.scheduled(formatBeginning(announceAt, timeZone));
  return isCurrent ? t.say.current : t.say.other;
}

/** Where the site shows a contest, or will show it. A draft has no address before it is published. */
function ContestAddress({ contest: { slug, state } }: { contest: Contest }) {
  if (state === 'draft') return null;
  const address = `/contests/${slug}`;
  return (
    <Typography color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {state === 'scheduled' ? (
        t.willBeAt(address)
      ) : (
        <ExternalLink href={address} target="_blank" rel="noopener">
          {address}
        </ExternalLink>
      )}
    </Typography>
  );
}
