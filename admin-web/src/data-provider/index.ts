import type { ApiClient, Session } from '@paattu/api-client';
import { analyticsRequests } from '../resources/analytics/api';
import { auditRequests } from '../resources/audit/api';
import { contactMessageRequests } from '../resources/contact-messages/api';
import { contestRequests } from '../resources/contests/api';
import { emailTextRequests } from './email-texts';
import { emailRequests } from '../resources/emails/api';
import { entryRequests } from '../resources/entries/api';
import { juryRequests } from '../resources/jury/api';
import { moderatorRequests } from '../resources/moderators/api';
import { noteRequests } from './notes';
import { prizeRequests } from './prize';
import { proofRequests } from './proofs';
import { recordRequests } from './records';
import { resultRequests } from '../resources/results/api';
import { retentionRequests } from '../resources/data/api';
import { revisionRequests } from './revisions';
import { rulesRequests } from './rules';
import { samplePhotoRequests } from './sample-photos';
import { settingsRequests } from '../resources/settings/api';
import { songRequests } from '../resources/songs/api';
import { textsRequests } from '../resources/texts/api';
import { tokenRequests } from '../resources/tokens/api';
import { threadRequests } from './threads';
import { voteRequests } from '../resources/votes/api';

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
