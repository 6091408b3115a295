import type { ApiClient, Schemas } from '@paattu/api-client';
import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { PageSection } from '../components/page-section';
import { useCreatePath } from '../components/use-create-path';
import { useRequests } from '../data-provider/use-requests';
import { ExampleRemoval } from '../example/example-removal';
import { exampleSentences } from '../example/sentences';
import { hasExample, useExample } from '../example/use-example';
import { done } from '../lib/answer';
import { setUpPath } from '../lib/places';
import { MailServerLink } from '../mail-server/mail-server-link';
import { useFailingMail } from '../mail-server/use-mail';
import { MakePublic } from '../visibility/make-public';
import { visibilitySentences } from '../visibility/sentences';
import { useVisibility } from '../visibility/use-visibility';
import { firstStepSentences as t } from './sentences';
import { FIRST_STEPS_KEY, useFirstSteps } from './use-first-steps';
import { sitePath } from '../lib/site-path';

type Step = Schemas['FirstStepDto'];
type Variant = 'contained' | 'outlined';

const requestsOf = (api: ApiClient) => ({
  dismiss: () => done(api.POST('/api/admin/first-steps/dismiss')),
});

/** The field of the console where a step begins. The mail server is set on a page of the site, and the site is made public here. */
const FIELDS = {
  artist: { resource: 'texts', type: 'list', field: 'name' },
  song: { resource: 'songs', type: 'list', field: 'title' },
  about: { resource: 'texts', type: 'list', field: 'aboutHeading' },
  contest: { resource: 'contests', type: 'create', field: 'title' },
} as const satisfies Record<Exclude<Step['name'], 'email' | 'public'>, object>;

export interface FirstStepsProps {
  /** Whether the first step that is left has the filled button of the page: nothing else waits. */
  hasMain: boolean;
}

/** What a new site still needs, for its owner, until all is done or she has put the list away. */
export function FirstSteps({ hasMain }: FirstStepsProps) {
  const requests = useRequests(requestsOf);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { list } = useFirstSteps();
  const { mutate: dismiss, isPending } = useMutation({
    mutationFn: () => requests.dismiss(),
    onSuccess: () => queryClient.setQueryData(FIRST_STEPS_KEY, { steps: [], isDismissed: true }),
    onError: () => notify(t.notDismissed, { type: 'error' }),
  });
  const { data: example } = useExample({ enabled: list !== undefined });
  if (!list) return null;
  const left = list.steps.filter(({ isDone }) => !isDone);
  return (
    <PageSection title={t.title}>
      <Typography sx={{ color: 'text.secondary' }}>{t.left(left.length, list.steps.length)}</Typography>
      <Box component="ul" sx={listSx}>
        {hasExample(example) && (
          <StepFrame title={exampleSentences.heading} text={exampleSentences.of(example)} isDone={false}>
            <ExampleRemoval example={example} />
          </StepFrame>
        )}
        {list.steps.map((step) => {
          const variant = hasMain && step === left[0] ? 'contained' : 'outlined';
          return step.name === 'public' && !step.isDone ? (
            <PublicStep
              key={step.name}
              missing={left.filter(({ name }) => name !== 'public' && name !== 'contest')}
              isBlocked={hasExample(example)}
              variant={variant}
            />
          ) : (
            <StepRow
              key={step.name}
              step={step}
              isPublic={!left.some(({ name }) => name === 'public')}
              variant={variant}
            />
          );
        })}
      </Box>
      <Button disabled={isPending} onClick={() => dismiss()}>
        {t.dismiss}
      </Button>
    </PageSection>
  );
}

interface StepRowProps {
  step: Step;
  isPublic: boolean;
  variant: Variant;
}

function StepRow({ step: { name, isDone, draft }, isPublic, variant }: StepRowProps) {
  const createPath = useCreatePath();
  const fieldPath = (step: keyof typeof FIELDS) => `${createPath(FIELDS[step])}#${FIELDS[step].field}`;
  const { title, text, action } = t.steps[name];
  if (draft !== null)
    return (
      <StepFrame title={title} text={textOfDraft(name, isPublic)} isDone={false}>
        <Button
          variant={variant}
          component={Link}
          to={
            name === 'contest'
              ? createPath({ resource: 'contests', type: 'edit', id: draft })
              : fieldPath(name === 'about' ? 'about' : 'artist')
          }
        >
          {t.drafts[name === 'contest' ? name : 'texts'].action}
        </Button>
      </StepFrame>
    );
  if (name === 'public' && isDone)
    return (
      <StepFrame title={title} text={text} isDone>
        <Button href={sitePath('/')}>{t.look}</Button>
      </StepFrame>
    );
  return (
    <StepFrame title={title} text={name === 'contest' && !isPublic ? t.planBefore : text} isDone={isDone}>
      {!isDone &&
        name !== 'public' &&
        (name === 'email' ? (
          <Button variant={variant} href={setUpPath('email')}>
            {action}
          </Button>
        ) : (
          <Button variant={variant} component={Link} to={fieldPath(name)}>
            {action}
          </Button>
        ))}
    </StepFrame>
  );
}

function textOfDraft(name: Step['name'], isPublic: boolean): string {
  if (name !== 'contest') return t.drafts.texts.text;
  return isPublic ? t.drafts.contest.text : t.drafts.contest.textBefore;
}

interface PublicStepProps {
  missing: Step[];
  isBlocked: boolean;
  variant: Variant;
}

/** Makes the site public, whatever is missing: the owner decides. A contest runs before only after the restore of a backup. */
function PublicStep({ missing, isBlocked, variant }: PublicStepProps) {
  const { title, text } = t.steps.public;
  const { data: visibility } = useVisibility();
  const failing = useFailingMail();
  // What is missing names emails already, and their step leads to the mail server. One of a variable is mended elsewhere.
  const isSaid = !failing?.isFixed && missing.some(({ name }) => name === 'email');
  const words = useId();
  const warning = useId();
  if (isBlocked)
    return (
      <StepFrame title={title} text={exampleSentences.first} isDone={false}>
        <Button variant="outlined" href={sitePath('/')}>
          {t.look}
        </Button>
      </StepFrame>
    );
  return (
    <StepFrame
      title={title}
      text={[
        missing.length > 0 ? t.missing(missing.map(({ name }) => t.steps[name].title)) : text,
        ...(visibility?.runningContest ? [visibilitySentences.contestRuns(visibility.runningContest)] : []),
      ].join(' ')}
      textId={words}
      note={
        failing &&
        !isSaid && (
          <>
            <span id={warning}>{visibilitySentences.noEmails}</span>{' '}
            <MailServerLink isFixed={failing.isFixed} />
          </>
        )
      }
      isDone={false}
    >
      <Box sx={pressesSx}>
        <MakePublic variant={variant} warnedBy={isSaid ? words : failing ? warning : undefined} />
        <Button variant="outlined" href={sitePath('/')}>
          {t.look}
        </Button>
      </Box>
    </StepFrame>
  );
}

interface StepFrameProps {
  title: string;
  text: string;
  textId?: string;
  /** Below the text. */
  note?: ReactNode;
  isDone: boolean;
  children: ReactNode;
}

function StepFrame({ title, text, textId, note, isDone, children }: StepFrameProps) {
  return (
    <Box component="li" sx={rowSx}>
      <Box aria-hidden sx={{ ...markSx, ...(isDone && { bgcolor: 'primary.main' }) }}>
        {isDone && '✓'}
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{isDone ? t.doneStep(title) : title}</Typography>
        {!isDone && (
          <Typography id={textId} sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
        {note && <Typography sx={{ mt: 0.5 }}>{note}</Typography>}
      </Box>
      {children}
    </Box>
  );
}

const listSx = {
  listStyle: 'none',
  p: 0,
  my: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, py: 1.5 };

const pressesSx = { display: 'flex', flexWrap: 'wrap', gap: 1 };

const markSx = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '50%',
  color: 'primary.contrastText',
};
