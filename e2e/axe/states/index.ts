import { accountStates } from './account.js';
import { consoleChangeStates } from './console-changes.js';
import { consoleContestStates } from './console-contests.js';
import { consoleDataStates } from './console-data.js';
import { consoleEmailStates } from './console-emails.js';
import { consoleEntryStates } from './console-entries.js';
import { consoleJuryStates } from './console-jury.js';
import { consolePageStates } from './console-pages.js';
import { consoleResultStates } from './console-results.js';
import { consoleTextStates } from './console-texts.js';
import { consoleVoteStates } from './console-votes.js';
import { contestStates } from './contest.js';
import { juryStates } from './jury.js';
import { myEntryStates } from './my-entry.js';
import { pageStates } from './pages.js';
import { resultStates } from './results.js';
import { songStates } from './songs.js';
import type { State } from './state.js';
import { votingStates } from './voting.js';

export const publicStates: State[] = [
  ...pageStates,
  ...accountStates,
  ...myEntryStates,
  ...songStates,
  ...contestStates,
  ...votingStates,
  ...resultStates,
  ...juryStates,
];

export const consoleStates: State[] = [
  ...consolePageStates,
  ...consoleContestStates,
  ...consoleEmailStates,
  ...consoleEntryStates,
  ...consoleChangeStates,
  ...consoleDataStates,
  ...consoleTextStates,
  ...consoleVoteStates,
  ...consoleJuryStates,
  ...consoleResultStates,
];
