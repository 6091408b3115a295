import { Alert, Box, Link as ExternalLink, Typography } from '@mui/material';
import { useRef } from 'react';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { useKeptFocus } from '../../components/use-kept-focus';
import { type AdminResult, resultRequests } from './api';
import { resultSentences as t } from './sentences';
import { Correct } from './proposal/correct';
import { PrizePanel } from '../../prize/prize-panel';
import { Proposal } from './proposal/proposal';
import { Propose } from './proposal/propose';
import type { ResultProps } from './result-props';
import { Versions } from './versions/versions';
import { ConfirmButton } from '../../components/confirm-button';
import { useEmailPromise } from '../../mail-server/use-email-promise';
import { useRequests } from '../../data-provider/use-requests';
import { useResultAct } from './use-result-act';
import { PageSection } from '../../components/page-section';
import { formatBeginning } from '../../lib/format';
import { lineLinkSx } from '../../lib/link-styles';
import { Preview } from './preview/preview';

const TONES: Record<AdminResult['state'], StatusTone> = {
  draft: 'waiting',
  proposed: 'waiting',
  certified: 'good',
  announced: 'good',
  final: 'good',
};

/** The result of a contest: its parts and acts depend on its state. */
export function ResultOfContest(props: ResultProps) {
  const { contest, result } = props;
  const { state, versions } = result;
  const place = useRef<HTMLDivElement>(null);
  // The buttons of a state disappear with it.
  useKeptFocus(place, `${state} ${result.nextVersion}`, '[tabindex]');
  const isDecided = contest.state === 'decided' || contest.state === 'archived';

  return (
    <div ref={place}>
      <Box tabIndex={-1} sx={{ mb: 3 }}>
        <StatusLabel tone={TONES[state]} label={t.states[state]} />
      </Box>
      {versions.some(({ announcedAt }) => announcedAt !== null) && <PublicAddress contest={contest} />}
      {state === 'draft' && isDecided && <Typography>{t.confirmedBefore}</Typography>}
      {state === 'draft' && !isDecided && <Propose {...props} />}
      {state === 'proposed' && <Proposal {...props} />}
      {state === 'certified' && <Embargo {...props} />}
      {(state === 'announced' || state === 'final') && <Announced {...props} />}
      {result.serverNow >= result.winnerAt && <PrizePanel contest={contest} />}
      {state !== 'proposed' && <PreviewSection {...props} />}
      {versions.length > 0 && <Versions {...props} />}
      {result.withoutJudge.length > 0 && <WithoutJudge result={result} />}
      {(state === 'certified' || state === 'announced') && <Correct {...props} />}
    </div>
  );
}

/** The act that ends the time for corrections. */
function Announced({ contest, result }: ResultProps) {
  return (
    <Box sx={{ mb: 4 }}>
      {result.state === 'final' ? (
        <Typography>{t.announced.final}</Typography>
      ) : (
        <Finish contestId={contest.id} />
      )}
    </Box>
  );
}

function Finish({ contestId }: { contestId: string }) {
  const requests = useRequests(resultRequests);
  const finish = useResultAct(() => requests.finishResult(contestId), {
    done: t.announced.finished,
    failed: t.announced.finishFailed,
  });
  return (
    <ConfirmButton
      label={t.announced.finish}
      title={t.announced.finishTitle}
      text={t.announced.finishText}
      isBusy={finish.isPending}
      onConfirm={() => finish.mutate()}
    />
  );
}

/** Nothing of a certified result is public before the winner is announced. */
function Embargo({ contest, result: { winnerAt, serverNow, versions } }: ResultProps) {
  const isDue = Date.parse(winnerAt) <= Date.parse(serverNow);
  const promise = useEmailPromise();
  const fault = versions[0]?.fault;
  return (
    <PageSection title={t.embargo.title}>
      <Typography sx={{ maxWidth: '66ch' }}>
        {isDue ? t.embargo.due : t.embargo.waits(formatBeginning(winnerAt, contest.timeZone))}{' '}
        {promise(t.embargo.emails)}
      </Typography>
      {fault && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t.embargo.fault(fault)}
        </Alert>
      )}
    </PageSection>
  );
}

/** Where the last announced version is public, also while a correction is proposed. */
function PublicAddress({ contest: { slug } }: Pick<ResultProps, 'contest'>) {
  const address = `/contests/${slug}/results`;
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t.announced.public}{' '}
      <ExternalLink href={address} target="_blank" rel="noopener" sx={lineLinkSx}>
        {address}
      </ExternalLink>
    </Typography>
  );
}

/** The last version that is certified. */
function PreviewSection({ result: { preview } }: ResultProps) {
  if (!preview) return null;
  return (
    <PageSection title={t.preview.table}>
      <Preview preview={preview} />
    </PageSection>
  );
}

/** For each judge, who would have won without her marks. */
function WithoutJudge({ result: { withoutJudge } }: { result: AdminResult }) {
  return (
    <PageSection title={t.withoutJudge.title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {withoutJudge.map(({ judgeName, winnerName, isSame }) => (
          <Box component="li" key={judgeName} sx={{ fontWeight: isSame ? undefined : 550 }}>
            {(isSame ? t.withoutJudge.same : t.withoutJudge.changes)(
              judgeName,
              winnerName ?? t.withoutJudge.erased,
            )}
          </Box>
        ))}
      </Box>
    </PageSection>
  );
}
