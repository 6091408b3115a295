import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmButton } from '../../../components/confirm-button';
import { useReportError } from '../../../components/form/use-report-error';
import { LinkToCopy } from '../../../components/link-to-copy';
import { Loaded } from '../../../components/loaded';
import { ExampleRemoval } from '../../../example/example-removal';
import { exampleSentences } from '../../../example/sentences';
import { useExample } from '../../../example/use-example';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { MakePublic } from '../../../visibility/make-public';
import { visibilitySentences } from '../../../visibility/sentences';
import { useVisibility, type Visibility, VISIBILITY_KEY } from '../../../visibility/use-visibility';
import { settingsRequests } from '../api';
import { settingsSentences } from '../sentences';
import { SettingsGroup } from '../settings-group';
import { sitePath } from '../../../lib/site-path';

const t = settingsSentences.visibility;

/** Whether visitors see the site, and the link to look at it before. */
export function VisibilitySettings() {
  const query = useVisibility();
  return (
    <Loaded query={query} failure={t.loadFailed}>
      {(visibility) =>
        visibility.isPublic ? <Public visibility={visibility} /> : <NotPublic {...visibility} />
      }
    </Loaded>
  );
}

function Public({ visibility: { block, runningContest } }: { visibility: Visibility }) {
  const requests = useRequests(settingsRequests);
  const hide = useAct(() => requests.hideSite(), t.hidden, t.hideFailed);
  return (
    <SettingsGroup
      title={t.heading}
      state={{ tone: 'good', label: t.isPublic }}
      sentences={[t.public, ...(runningContest ? [visibilitySentences.staysPublic(runningContest)] : [])]}
    >
      {!block && (
        <ConfirmButton
          label={t.hide}
          title={t.hideTitle}
          text={t.hideText}
          isBusy={hide.isPending}
          onConfirm={() => hide.mutate()}
        />
      )}
    </SettingsGroup>
  );
}

function NotPublic({ lookLink, block, runningContest }: Visibility) {
  const requests = useRequests(settingsRequests);
  const { data: example } = useExample({ enabled: block === 'example' });
  const make = useAct(() => requests.makeLookLink(), null, t.linkFailed);
  const end = useAct(() => requests.endLookLink(), t.linkEnded, t.linkFailed);
  return (
    <SettingsGroup
      title={t.heading}
      state={{ tone: 'waiting', label: t.isNotPublic }}
      sentences={[
        t.notPublic,
        ...(runningContest ? [visibilitySentences.contestRuns(runningContest)] : []),
        ...(block === 'example' ? [exampleSentences.first] : []),
        t.nobodyTakesPart,
        t.linkText,
      ]}
    >
      {lookLink && (
        <LinkToCopy label={t.link} url={lookLink.url} hint={t.until(formatDateTime(lookLink.until))} />
      )}
      {block === 'example' ? example && <ExampleRemoval example={example} /> : <MakePublic />}
      {/* A page of the site, outside of the console's routes. */}
      <Button variant="outlined" href={sitePath('/')}>
        {t.look}
      </Button>
      <BusyButton variant="outlined" isBusy={make.isPending} onClick={() => make.mutate()}>
        {lookLink ? t.makeNewLink : t.makeLink}
      </BusyButton>
      {lookLink && (
        <BusyButton variant="outlined" isBusy={end.isPending} onClick={() => end.mutate()}>
          {t.endLink}
        </BusyButton>
      )}
    </SettingsGroup>
  );
}

/** An act after which the group is read again, also after one that failed: it may have changed meanwhile. */
function useAct(act: () => Promise<unknown>, done: string | null, failed: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (done !== null) notify(done, { type: 'success' });
    },
    onError: (error) => reportError(error, failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: VISIBILITY_KEY }),
  });
}
