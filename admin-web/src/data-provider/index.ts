import type { ApiClient, Session } from '@paattu/api-client';
import { analyticsRequests } from './analytics';
import { auditRequests } from './audit';
import { contactMessageRequests } from './contact-messages';
import { contestRequests } from './contests';
import { emailTextRequests } from './email-texts';
import { emailRequests } from './emails';
import { entryRequests } from './entries';
import { juryRequests } from './jury';
import { moderatorRequests } from './moderators';
import { noteRequests } from './notes';
import { prizeRequests } from './prize';
import { proofRequests } from './proofs';
import { recordRequests } from './records';
import { resultRequests } from './results';
import { retentionRequests } from './retention';
import { revisionRequests } from './revisions';
import { rulesRequests } from './rules';
import { samplePhotoRequests } from './sample-photos';
import { settingsRequests } from './settings';
import { songRequests } from './songs';
import { textsRequests } from './texts';
import { tokenRequests } from './tokens';
import { threadRequests } from './threads';
import { voteRequests } from './votes';

/** Plain record operations use react-admin's REST dialect, all others the typed client. */
export function createDataProvider(api: ApiClient, session: Session) {
  return {
    ...recordRequests(session),
    ...analyticsRequests(api),
    ...auditRequests(api),
    ...contactMessageRequests(api),
    ...contestRequests(api),
    ...emailTextRequests(api),
    ...emailRequests(api),
    ...entryRequests(api),
    ...juryRequests(api),
    ...moderatorRequests(api),
    ...noteRequests(api),
    ...prizeRequests(api),
    ...proofRequests(api),
    ...resultRequests(api),
    ...retentionRequests(api),
    ...revisionRequests(api),
    ...rulesRequests(api),
    ...samplePhotoRequests(api),
    ...settingsRequests(api),
    ...songRequests(api),
    ...textsRequests(api),
    ...threadRequests(api),
    ...tokenRequests(api),
    ...voteRequests(api),
  };
}

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>;
