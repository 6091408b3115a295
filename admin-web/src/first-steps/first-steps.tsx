import type { ApiClient, Schemas } from '@paattu/api-client';
import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { PageSection } from '../components/page-section';
import { useMay } from '../components/use-may';
import { useRequests } from '../data-provider/use-requests';
import { answer, done } from '../lib/answer';
import { firstStepSentences as t } from './sentences';

type Step = Schemas['FirstStepDto'];

const KEY = ['first steps'];

const requestsOf = (api: ApiClient) => ({
  load: () => answer(api.GET('/api/admin/first-steps')),
  dismiss: () => done(api.POST('/api/admin/first-steps/dismiss')),
});

/** The page of the console where a step is done. The mail server is set on a page of the site. */
const PAGES: Record<Exclude<Step['name'], 'email'>, string> = {
  artist: '/texts',
  song: '/songs',
  about: '/texts',
  contest: '/contests/create',
};

/** What a new site still needs, for its owner, until all is done or she has put the list away. */
export function FirstSteps() {
  const requests = useRequests(requestsOf);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const mayManage = useMay('site.manage');
  // A failure shows no list: the page below works without it.
  const { data } = useQuery({ queryKey: KEY, queryFn: () => requests.load(), enabled: mayManage });
  const { mutate: dismiss, isPending } = useMutation({
    mutationFn: () => requests.dismiss(),
    onSuccess: () => queryClient.setQueryData(KEY, { steps: [], isDismissed: true }),
    onError: () => notify(t.notDismissed, { type: 'error' }),
  });
  const left = data?.steps.filter(({ isDone }) => !isDone) ?? [];
  if (!data || data.isDismissed || left.length === 0) return null;
  return (
    <PageSection title={t.title}>
      <Typography sx={{ color: 'text.secondary' }}>{t.left(left.length, data.steps.length)}</Typography>
      <Box component="ul" sx={listSx}>
        {data.steps.map((step) => (
          <StepRow key={step.name} step={step} />
        ))}
      </Box>
      <Button disabled={isPending} onClick={() => dismiss()}>
        {t.dismiss}
      </Button>
    </PageSection>
  );
}

function StepRow({ step: { name, isDone } }: { step: Step }) {
  const { title, text, action } = t.steps[name];
  return (
    <Box component="li" sx={rowSx}>
      <Box aria-hidden sx={{ ...markSx, ...(isDone && { bgcolor: 'primary.main' }) }}>
        {isDone && '✓'}
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{isDone ? t.doneStep(title) : title}</Typography>
        {!isDone && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      </Box>
      {!isDone &&
        (name === 'email' ? (
          <Button variant="outlined" href="/setup?step=email">
            {action}
          </Button>
        ) : (
          <Button variant="outlined" component={Link} to={PAGES[name]}>
            {action}
          </Button>
        ))}
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
