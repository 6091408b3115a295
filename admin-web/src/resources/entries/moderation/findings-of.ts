import { isDoubtful } from '@paattu/shared/contest-choices';
import type { Entry, Reason } from '../api';
import { type DecisionKind, isAboutRevision } from './decision-kinds';

type Finding = Reason['findings'][number];

/** What speaks against the videos of all entries that a decision is about: what is wrong first, then the flags. */
export function findingsOf(entries: Entry[], kind: DecisionKind): Finding[] {
  const [first = [], ...others] = entries.map((entry) => findingsAbout(entry, kind));
  return first.filter((finding) => others.every((list) => list.includes(finding)));
}

function findingsAbout({ video, revision, aiRule, aiUse }: Entry, kind: DecisionKind): Finding[] {
  const flags = isAboutRevision(kind) ? revision?.videoFlags : video?.flags;
  const problem = isAboutRevision(kind) ? null : video?.problem;
  const findings = (flags ?? [])
    .filter((flag) => flag !== 'unchecked' && flag !== 'details-unknown')
    // It speaks against a video only where its entrant declared nothing.
    .filter((flag) => flag !== 'declared-synthetic' || isDoubtful(aiRule, aiUse, true));
  return problem ? [problem, ...findings] : findings;
}
